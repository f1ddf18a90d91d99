import { fileTypeFromBuffer } from 'file-type/core'
import { type MediaFileKind } from '@samspel/api'
import { mediaLimits } from '@samspel/api/media-limits'
import { mediaFileKinds, mediaKinds } from '@samspel/api/post-draft-states'
import type { Body } from '../../context'
import { invalid } from '../../errors'
import type { MediaRow } from './repository'

const endings: Readonly<Record<string, string>> = {
  'video/mp4': 'mp4',
  'video/x-m4v': 'mp4',
  'video/quicktime': 'mov',
  'video/webm': 'webm',
}

type Kept = { kind: 'film'; type: string; ending: string } | { kind: 'document' | 'picture' }

/** What a file is by its first bytes, whatever its name says; `picture` for what may be one. 422 for anything else, and for a PDF elsewhere than in a message. */
export const kindIn = async (head: Buffer, purpose: MediaRow['purpose']): Promise<Kept> => {
  const found = await fileTypeFromBuffer(head)
  if (found?.mime === 'application/pdf' && purpose === 'message') return { kind: 'document' }
  const ending = found && endings[found.mime]
  if (ending) return { kind: 'film', type: ending === 'mp4' ? 'video/mp4' : found.mime, ending }
  if (!found || !found.mime.startsWith('image/')) throw invalid({ file: ['file_type'] })
  return { kind: 'picture' }
}

/** PDF objects that act on their own when the document is opened. */
const active = /\/(?:JavaScript|JS|Launch|EmbeddedFile|OpenAction\s*<<[^>]*\/S\s*\/(?:URI|SubmitForm))\b/

/** Refuses what is no whole PDF, and one that acts by itself. It is kept as it is, since it may be signed. */
export const requireQuietPdf = (content: Buffer): void => {
  const isWhole =
    content.subarray(0, 5).toString('latin1') === '%PDF-' &&
    content.subarray(-1_024).toString('latin1').includes('%%EOF')
  if (!isWhole || active.test(content.toString('latin1'))) throw invalid({ file: ['file_type'] })
}

const typesOf: Readonly<Record<MediaFileKind, readonly string[]>> = {
  picture: mediaLimits.pictureTypes,
  film: mediaLimits.filmTypes,
  document: mediaLimits.documentTypes,
}
const bytesOf: Readonly<Record<MediaFileKind, number>> = {
  picture: mediaLimits.pictureBytes,
  film: mediaLimits.filmBytes,
  document: mediaLimits.documentBytes,
}
const kindsFor: Readonly<Record<MediaRow['purpose'], readonly MediaFileKind[]>> = {
  draft: mediaKinds,
  message: mediaFileKinds,
}

/** What a browser says that it sends; 422 where it is nothing that goes with this, or longer than such a file may be. */
export const announced = ({
  purpose,
  type,
  bytes,
  durationMs,
}: Pick<Body<'createMediaFile'>['mediaFile'], 'purpose' | 'type' | 'bytes' | 'durationMs'>): MediaFileKind => {
  const kind = kindsFor[purpose].find((each) => typesOf[each].includes(type))
  if (!kind) throw invalid({ type: ['file_type'] })
  if (bytes > bytesOf[kind]) throw invalid({ bytes: ['too_large'] })
  // Films are told in tenths of a second by their headings.
  if (kind === 'film' && durationMs !== undefined && durationMs > mediaLimits.filmSeconds * 1_000 + 999)
    throw invalid({ durationMs: ['too_large'] })
  return kind
}
