import { Type } from 'typebox'
import { Count, Day, Id, Instant, Nullable, OneOf, Ore, Shape, Text } from '../primitives'
import { CreatorCard } from './cards'

export const shopKinds = ['shopify', 'woocommerce'] as const
export const codeSources = ['typed', 'made', 'file'] as const
export const shopCallOutcomes = ['accepted', 'unmatched', 'duplicate', 'ignored', 'refused'] as const
/** Why a shop's call was refused or left alone. */
export const shopCallReasons = [
  'bad_signature',
  'no_signature',
  'wrong_shop',
  'malformed',
  'other_topic',
  'not_paid',
  'ping',
  'older',
  'test_order',
  'no_mark',
] as const

const figures = { clicks: Count, orders: Count, revenue: Ore, returned: Ore }

/** What was sold in a currency that is not added up with the others; hundredths. */
export const OtherCurrency = Shape({ currency: Text(3), orders: Count, revenue: Ore, returned: Ore })

/** Where a campaign leads to, and what came of it. Sums are öre; `revenue` is without what came back. */
export const CampaignSales = Shape({
  campaignId: Id,
  brandId: Id,
  /** Whether creators have links or codes at all. */
  isOn: Type.Boolean(),
  targetUrl: Nullable(Text(2_000)),
  creators: Count,
  withoutCode: Count,
  /** Whether a shop of the brand tells of its orders. */
  hasShop: Type.Boolean(),
  ...figures,
  otherCurrencies: Type.Array(OtherCurrency, { maxItems: 50 }),
  abilities: Type.Array(OneOf(['manage'])),
})

/** One creator's link and code in a campaign; its id is what stands at the end of the link. */
export const CreatorLink = Shape({
  id: Text(20),
  campaignId: Id,
  creator: CreatorCard,
  /** Null while the campaign leads to no address. */
  url: Nullable(Text(300)),
  code: Nullable(Text(40)),
  codeFrom: Nullable(OneOf(codeSources)),
  ...figures,
})

/** What a creator sees of their own: never what was sold for. */
export const OwnLink = Shape({
  url: Nullable(Text(300)),
  code: Nullable(Text(40)),
  clicks: Count,
  orders: Count,
})

/** A shop that tells of its orders. */
export const Shop = Shape({
  id: Id,
  brandId: Id,
  kind: OneOf(shopKinds),
  address: Text(255),
  /** Where it tells them. */
  callUrl: Text(300),
  createdAt: Instant,
  lastCallAt: Nullable(Instant),
  lastOutcome: Nullable(OneOf(shopCallOutcomes)),
})

export const ShopCall = Shape({
  id: Id,
  topic: Text(60),
  outcome: OneOf(shopCallOutcomes),
  reason: Nullable(OneOf(shopCallReasons)),
  orderNumber: Nullable(Text(60)),
  receivedAt: Instant,
})

/** An order that nobody's link or code is known for. `amount` is in hundredths of its currency. */
export const UnmatchedSale = Shape({
  id: Id,
  orderNumber: Text(60),
  orderedAt: Instant,
  amount: Ore,
  returned: Ore,
  currency: Text(3),
  code: Nullable(Text(60)),
})

export const codeRowOutcomes = ['set', 'same', 'not_found', 'taken', 'duplicate', 'invalid'] as const
/** What became of a row of a file of codes. */
export const CodeRow = Shape({ line: Count, value: Text(200), outcome: OneOf(codeRowOutcomes) })

export const saleRowOutcomes = ['added', 'changed', 'same', 'duplicate', 'invalid'] as const
export const saleRowFaults = ['order', 'time', 'sum', 'currency'] as const
/** What became of a row of a file of orders. */
export const SaleRow = Shape({
  line: Count,
  value: Text(200),
  outcome: OneOf(saleRowOutcomes),
  /** The cells that cannot be read. */
  faults: Type.Array(OneOf(saleRowFaults)),
  /** Who it is of; null where neither code nor link is known. */
  creatorName: Nullable(Text(120)),
  currency: Nullable(Text(3)),
})

/** Visits in stores, one row for each creator and store. */
export const StoreVisit = Shape({
  instagramerId: Id,
  storeId: Id,
  storeName: Text(120),
  visits: Count,
  lastOn: Day,
})
