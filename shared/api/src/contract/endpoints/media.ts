import { Type } from 'typebox'
import { mediaLimits } from '../../media-limits'
import { companyStaff, creators } from '../actors'
import { endpoint } from '../endpoint'
import { MediaFile } from '../entities'
import { Count, Id, IdParams, OneOf, Optional, Shape, Text } from '../primitives'

const tag = 'media'
const actors = [...companyStaff, ...creators] as const
const response = Shape({ mediaFile: MediaFile })
const parts = { max: 1_200, minutes: 10, per: 'caller' } as const

export const mediaEndpoints = {
  createMediaFile: endpoint({
    method: 'POST',
    path: '/media_files',
    actors,
    tag,
    summary:
      'Begins to take a picture (JPEG, PNG, WebP; 20 MiB), film (MP4, MOV, WebM; 200 MiB, 90 seconds) or, for a message, PDF (20 MiB) in parts. 422 at `bytes` and `duration_ms` too_large, at `type` file_type; limit_reached when too much lies unused.',
    idempotent: true,
    rateLimit: { max: 120, minutes: 10, per: 'caller' },
    body: Shape({
      mediaFile: Shape({
        purpose: OneOf(['draft', 'message'] as const),
        /** Of a draft the participation or pass; of a message the brand. */
        forId: Id,
        /** Of a message that staff write: to whom. */
        instagramerId: Optional(Id),
        name: Text(200),
        type: Text(100),
        bytes: Type.Integer({ minimum: 1 }),
        /** Of films, as the browser reads it. */
        durationMs: Optional(Count),
      }),
    }),
    response,
  }),
  getMediaFile: endpoint({
    method: 'GET',
    path: '/media_files/:id',
    actors,
    tag,
    summary: 'An own file: which parts are there.',
    params: IdParams,
    response,
  }),
  putMediaPart: endpoint({
    method: 'PUT',
    path: '/media_files/:id/parts/:number',
    actors,
    tag,
    summary:
      'Takes one part; the same number again replaces it. 422 at `file`: file_too_large, or incomplete where its length is not that of the part.',
    kind: 'upload',
    fileBytes: mediaLimits.partBytes,
    rateLimit: parts,
    params: Shape({ id: Id, number: Type.String({ pattern: '^[1-9][0-9]{0,2}$' }) }),
    response,
  }),
  putMediaPoster: endpoint({
    method: 'PUT',
    path: '/media_files/:id/poster',
    actors,
    tag,
    summary: 'Takes a still of a film, from which its width and height are read. 422 at `file` as for `/uploads`.',
    kind: 'upload',
    rateLimit: { max: 120, minutes: 10, per: 'caller' },
    params: IdParams,
    response,
  }),
  finishMediaFile: endpoint({
    method: 'POST',
    path: '/media_files/:id/finish',
    actors,
    tag,
    summary:
      'Joins the parts and looks at what they are. 422 at `file`: incomplete, file_type, or as for `/uploads`. Asked again, it answers the same.',
    rateLimit: { max: 240, minutes: 10, per: 'caller' },
    params: IdParams,
    response,
  }),
  deleteMediaFile: endpoint({
    method: 'DELETE',
    path: '/media_files/:id',
    actors,
    tag,
    summary: 'Drops an own file. 409 already_decided once it was sent to somebody.',
    params: IdParams,
  }),
}
