import { Type } from 'typebox'
import { type FieldErrorId, fieldErrorIds } from '../../errors'
import { Count, CountryCode, Id, Nullable, OneOf, Optional, Shape, Text } from '../primitives'

/** What a row of a file of stores comes to. */
export const StoreImportRow = Shape({
  /** Line of the file that the row ends in, the heading being 1. */
  line: Count,
  name: Text(200),
  state: OneOf(['new', 'changed', 'same', 'refused']),
  /** Why it is refused: by column, as `name` or `contactEmail`. */
  errors: Type.Unsafe<Record<string, FieldErrorId[]>>({
    type: 'object',
    additionalProperties: { type: 'array', items: { type: 'string', enum: [...fieldErrorIds] } },
  }),
  /** The store that is changed or the same; null for others, and for new ones until they are written. */
  storeId: Nullable(Id),
  /** The file said nothing of where it is: it stands in the middle of its town. */
  isPlacedByTown: Optional(Type.Boolean()),
})

/** How many rows come to what. */
export const StoreImportCounts = Shape({ new: Count, changed: Count, same: Count, refused: Count })

/** A town, or a part of one, that a store may be in. */
export const Place = Shape({
  name: Text(120),
  /** The nearest large town, by which places of one name are told apart; null for a large town itself. */
  near: Nullable(Text(120)),
  countryCode: CountryCode,
  latitude: Type.Number(),
  longitude: Type.Number(),
})
