import { Type } from 'typebox'
import { stockChangeKinds, stockLevels } from '../../states'
import { Count, Id, Instant, Kronor, Nullable, OneOf, Optional, Shape, Text } from '../primitives'
import { Shelf } from './shelf'

/** What a brand's stores give away. */
export const StoreProduct = Shape({
  id: Id,
  brandId: Id,
  name: Text(120),
  imageUrl: Nullable(Text(500)),
  value: Kronor,
  /** Archived ones are kept for what was handed out, and are not offered for choice. */
  archivedAt: Nullable(Instant),
  createdAt: Instant,
  /** In all stores of the brand together. */
  ...Shelf.properties,
  /** Open offers that give it away. */
  openOffers: Count,
  /** Stores whose open offers give it away and still have places: those that are out of it, and those that have few left. */
  storesOut: Count,
  storesLow: Count,
  /** What the asking member of staff may do with it now: `archive` only what no open offer gives away. */
  abilities: Type.Array(OneOf(['update', 'archive'])),
})

/** How many of a product a store has, and who counted last. */
export const StoreStock = Shape({
  storeId: Id,
  storeProductId: Id,
  name: Text(120),
  imageUrl: Nullable(Text(500)),
  ...Shelf.properties,
  /** Of what is free: `low` is fewer than three, `out` none, or fewer on the shelf than are reserved; `enough` where no open offer needs more. */
  level: OneOf(stockLevels),
  /** Open offers of the store that give it away and still have places. */
  openOffers: Optional(Count),
  /** By whom the number was last changed by hand, and when; null for nobody. */
  changedBy: Nullable(Text(200)),
  changedAt: Nullable(Instant),
})

/** One change of a store's stock; none is ever altered. */
export const StockChange = Shape({
  id: Id,
  storeId: Id,
  storeProductId: Id,
  productName: Text(120),
  kind: OneOf(stockChangeKinds),
  delta: Type.Integer(),
  /** How many were free after it. */
  quantity: Count,
  /** How many were on the shelf after it, for `set` and `adjust`; null where that was not written down. */
  onShelf: Nullable(Count),
  note: Nullable(Text(500)),
  /** Name of the member of staff or the creator; null where a pass ran out or the campaign ended. */
  by: Nullable(Text(200)),
  /** What ended the pass, for `return`; null when staff ended it. */
  reason: Nullable(OneOf(['cancelled', 'ended', 'lapsed', 'withdrawn'])),
  storeParticipationId: Nullable(Id),
  createdAt: Instant,
})
