import { Type } from 'typebox'
import { Count, Day, Id, Nullable, Shape, Text } from '../primitives'

/** What came of the passes of a store. Each pass counts in the week in which it was used or ended, one that holds still in the present one. */
const StoreFigures = {
  /** Passes that were given, whatever came of them. */
  passes: Count,
  pickedUp: Count,
  /** Ran out unused. */
  lapsed: Count,
  /** Taken back by their creators. */
  withdrawn: Count,
  /** Posts that were handed in after a pick-up, by post day. */
  posts: Count,
  approvedPosts: Count,
  /** Of approved posts. */
  reach: Count,
}

/** A week of a store's figures; `week` is its Monday. */
export const StoreReportWeek = Shape({ week: Day, ...StoreFigures })

/** What a store has brought: totals, and every week from `from`, also those without anything. */
export const StoreReport = Shape({
  storeId: Id,
  storeName: Text(120),
  city: Text(120),
  totals: Shape(StoreFigures),
  weeks: Type.Array(StoreReportWeek),
})

/** What a campaign that is picked up at stores has brought there: in all, in the latest weeks, and at most 100 stores, most pick-ups first. */
export const CampaignPickups = Shape({
  totals: Shape(StoreFigures),
  weeks: Type.Array(StoreReportWeek),
  stores: Type.Array(StoreReport),
})

/** The same of all stores that are asked for, with those that stand out. */
export const StoresReport = Shape({
  from: Day,
  /** Stores with an offer in what is asked for. */
  stores: Count,
  /** The brand's campaigns at stores, by name: what can be asked for alone. At most 200. */
  campaigns: Type.Array(Shape({ id: Id, name: Text(120) })),
  totals: Shape(StoreFigures),
  weeks: Type.Array(StoreReportWeek),
  /** Most products picked up; null before the first. */
  best: Nullable(StoreReport),
  /** The largest share of passes that nobody used, of stores where at least two passes are over; null when every one was used. */
  worst: Nullable(StoreReport),
})
