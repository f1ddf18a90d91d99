import { Type } from 'typebox'
import { searchKinds } from '../../states'
import { brandStaff, creators } from '../actors'
import { endpoint } from '../endpoint'
import { Count, Id, Instant, Nullable, OneOf, Optional, PictureFocus, Shape, Text } from '../primitives'

/** One hit. What it is made of says `kind`; what a kind has no use for is null. */
export const SearchHit = Shape({
  id: Id,
  title: Text(200),
  /** The line beneath: the words that were found, or what tells records of one name apart. */
  detail: Nullable(Text(300)),
  imageUrl: Nullable(Text(2_000)),
  imageFocus: Optional(PictureFocus),
  /** The state of a campaign, an application, an assignment or a post. */
  state: Nullable(Text(40)),
  at: Nullable(Instant),
  /** What the address needs beside `id`: the brand of a store or product, the company of a brand, the other side of a message. */
  placeId: Nullable(Id),
})

/** Search over all that the caller may see. */
export const searchEndpoints = {
  searchRecords: endpoint({
    method: 'GET',
    path: '/records',
    actors: [...brandStaff, ...creators],
    tag: 'search',
    summary:
      'Records with every word that was typed, by beginning or stem, best first, as far as the caller may see them. Where nothing is found, `near` is the spelling that was looked for instead.',
    rateLimit: { max: 240, minutes: 1, per: 'caller' },
    query: Shape({
      query: Text(200),
      kind: Optional(OneOf(searchKinds)),
      perPage: Optional(Type.Integer({ minimum: 1, maximum: 50 })),
    }),
    response: Shape({
      found: Type.Array(
        Shape({
          kind: OneOf(searchKinds),
          /** Counted to a hundred. */
          total: Count,
          hits: Type.Array(SearchHit),
        }),
      ),
      near: Nullable(Text(200)),
    }),
  }),
} as const
