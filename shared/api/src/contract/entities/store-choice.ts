import { Type } from 'typebox'
import { storeChoiceModes } from '../../states'
import { Count, CountryCode, FilledText, Id, Instant, Nullable, OneOf, Optional, Shape, Text } from '../primitives'
import { Shelf } from './shelf'

/** The most stores that a choice names one by one. */
const mostStores = 5_000

const numbers = {
  /** How many creators may fetch there in all. */
  places: Type.Integer({ minimum: 1, maximum: 100_000 }),
  /** How many of them a week; null: no limit. */
  perWeek: Nullable(Type.Integer({ minimum: 1, maximum: 100_000 })),
}
const Numbers = Shape(numbers)

const choice = {
  mode: OneOf(storeChoiceModes),
  /** Towns, for `places`: their new stores follow. */
  places: Type.Array(Shape({ country: CountryCode, city: FilledText(120) }), { maxItems: 500 }),
  /** The stores of `manual`. */
  storeIds: Type.Array(Id, { maxItems: mostStores }),
  /** What `all` and `places` leave out. */
  excludedIds: Type.Array(Id, { maxItems: mostStores }),
  /** One pair of numbers for all stores, `numbers`; otherwise `each`, and `numbers` for the stores that it does not name. */
  isSame: Type.Boolean(),
  numbers: Numbers,
  each: Type.Array(Shape({ storeId: Id, ...numbers }), { maxItems: mostStores }),
  /** Staff answer an application first; otherwise creators reserve at once. */
  requiresApplication: Type.Boolean(),
  /** Days that a pass holds, counted from the reservation or the approval. */
  windowDays: Type.Integer({ minimum: 1, maximum: 30 }),
  /** The store product that is given away, whose stock counts; null or absent: stock is not counted. */
  storeProductId: Optional(Nullable(Id)),
}

/** What staff write of a campaign's stores. */
export const StoreChoiceInput = Shape(choice)

/** Where a campaign with pick-up is fetched, and how much. Without a saved one: nothing chosen. */
export const StoreChoice = Shape({
  campaignId: Id,
  brandId: Id,
  ...choice,
  /** The product of `storeProductId`; one that has been archived since must be changed before the choice is saved again. */
  product: Nullable(
    Shape({ storeProductId: Id, name: Text(120), imageUrl: Nullable(Text(500)), isArchived: Type.Boolean() }),
  ),
  /** Null until something has been chosen. */
  updatedAt: Nullable(Instant),
  abilities: Type.Array(OneOf(['edit'])),
})

/** A store of the brand that can be chosen. */
export const StoreChoiceStore = Shape({
  id: Id,
  name: Text(120),
  city: Text(120),
  country: CountryCode,
  imageUrl: Nullable(Text(500)),
  latitude: Type.Number(),
  longitude: Type.Number(),
  /** How many of the chosen product are free to book, and how many stand on the shelf; null where none is chosen. */
  stock: Optional(Nullable(Shelf)),
  /** Added to the brand after the choice was saved. */
  isNew: Type.Boolean(),
})

/** A store that a running campaign could be given to, with the numbers that it would have. */
export const FittingStore = Shape({
  id: Id,
  name: Text(120),
  city: Text(120),
  country: CountryCode,
  imageUrl: Nullable(Text(500)),
  places: Count,
  perWeek: Nullable(Count),
})
