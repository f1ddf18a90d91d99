import { Type } from 'typebox'
import { type FieldErrorId, fieldErrorIds } from '../../errors'
import { Count, CountryCode, Id, Nullable, OneOf, Optional, Shape, Text } from '../primitives'

/**
 * `position_swapped`: latitude and longitude stood in each other's column and were put right; `outside_country`: the position is far from
 * the store's country, so the row is refused; `postal_code_zeros`: zeros that a sheet had taken away were put back; `postal_code_eaten`: a
 * sheet has turned the postal code into a number, so the row is refused.
 */
export const storeImportNotes = [
  'position_swapped',
  'outside_country',
  'postal_code_zeros',
  'postal_code_eaten',
] as const

/** What a row of a file of stores comes to. */
export const StoreImportRow = Shape({
  /** Line of the file that the row ends in, the heading being 1. */
  line: Count,
  name: Text(200),
  /** `double`: as a store that the brand has, or an earlier row, in the same town by its address or its name; nothing is written until somebody says which. */
  state: OneOf(['new', 'changed', 'same', 'refused', 'double']),
  /** Why it is refused: by column, as `name` or `contactEmail`. */
  errors: Type.Unsafe<Record<string, FieldErrorId[]>>({
    type: 'object',
    additionalProperties: { type: 'array', items: { type: 'string', enum: [...fieldErrorIds] } },
  }),
  /** The store that is changed or the same; null for others, and for new ones until they are written. */
  storeId: Nullable(Id),
  /** The file said nothing of where it is: it stands in the middle of its town. */
  isPlacedByTown: Optional(Type.Boolean()),
  /** What was put right, or more on why the row is refused. */
  notes: Optional(Type.Array(OneOf(storeImportNotes))),
  /** The town that was probably meant, where none is called as the file says. */
  meantTown: Optional(Text(120)),
  /** Of a `double`: the store, or the row, that it is as. */
  likeStore: Optional(Text(200)),
  /** The store may be chosen: it is one of the brand, and no row before. */
  mayBeSame: Optional(Type.Boolean()),
})

/** How many rows come to what. */
export const StoreImportCounts = Shape({
  new: Count,
  changed: Count,
  same: Count,
  refused: Count,
  double: Count,
})

/** A town, or a part of one, that a store may be in. */
export const Place = Shape({
  name: Text(120),
  /** The nearest large town, by which places of one name are told apart; null for a large town itself. */
  near: Nullable(Text(120)),
  countryCode: CountryCode,
  latitude: Type.Number(),
  longitude: Type.Number(),
})
