import { Type } from 'typebox'
import { Day, Id, Nullable, Ore, Shape, Text } from '../primitives'

/** What a brand means to spend on fees in a quarter, by its first day; öre. */
export const Budget = Shape({
  quarter: Day,
  /** Null: none is set. */
  amount: Nullable(Ore),
  /** Fees that are held for campaigns that end in the quarter; what is late is of the present one. */
  reserved: Ore,
  /** What the wallet has booked on its days. */
  spent: Ore,
  left: Nullable(Ore),
})

/** The budget of one of several brands. */
export const BrandBudget = Shape({ ...Budget.properties, brandId: Id, brandName: Text(120) })

/** What of a quarter's reserved is held for one campaign. */
export const BudgetReservation = Shape({
  quarter: Day,
  campaignId: Id,
  campaignName: Text(200),
  /** How many fees. */
  fees: Type.Integer({ minimum: 1 }),
  amount: Ore,
})
