import { Type } from 'typebox'
import { Count, CountryCode, Id, Instant, Nullable, OneOf, Ore, Shape, Text } from '../primitives'
import { missingPapers } from './creator-papers'

/** What one quarter of a year has brought a creator: öre, and how many times something was paid. */
export const ReportedQuarter = Shape({ amount: Ore, activities: Count })

/** A creator whom a year's report on sellers is about. */
export const ReportedSeller = Shape({
  id: Id,
  name: Text(120),
  username: Text(120),
  country: CountryCode,
  /** Whether the report names them: who is taxed in a country that gets it. */
  isReported: Type.Boolean(),
  amount: Ore,
  activities: Count,
  missing: Type.Array(OneOf(missingPapers)),
  remindedAt: Nullable(Instant),
  reminders: Count,
})

/** What the report of a year says of its reader, quarter by quarter. */
export const OwnSellerReport = Shape({
  year: Type.Integer(),
  isReported: Type.Boolean(),
  amount: Ore,
  quarters: Type.Array(ReportedQuarter, { minItems: 4, maxItems: 4 }),
})
