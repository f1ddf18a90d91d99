import { Type } from 'typebox'
import { planNames } from '../../states'
import { Count, Day, Id, Nullable, OneOf, Optional, Ore, PictureFocus, Shape, Text } from '../primitives'
import { CompanyPlan } from './payments'
import { Transaction } from './wallet'

/** A campaign that has not begun, and what its fees still need, öre. */
export const PlannedCampaign = Shape({
  id: Id,
  name: Text(120),
  /** Null while the campaign has no first day. */
  startAt: Nullable(Day),
  needs: Ore,
})

/** A brand's money, öre. `available` is `balance` less what is `held`; `lacking` is what planned campaigns need above it. */
export const WalletBrand = Shape({
  brandId: Id,
  accountId: Id,
  name: Text(120),
  logoUrl: Nullable(Text(500)),
  balance: Ore,
  held: Ore,
  heldCampaigns: Count,
  available: Ore,
  planned: Ore,
  /** The planned campaign that begins first. */
  nextCampaign: Nullable(PlannedCampaign),
  lacking: Ore,
})

/** Fees that are held for one campaign, öre; what is not earned until that day begins to go back to the brand. */
export const WalletReservation = Shape({
  campaignId: Id,
  campaignName: Text(120),
  imageUrl: Nullable(Text(500)),
  imageFocus: Optional(PictureFocus),
  brandName: Text(120),
  /** How many there are. */
  fees: Count,
  /** What each is paid; null where it differs. */
  fee: Nullable(Ore),
  amount: Ore,
  /** Null while nothing runs out. */
  until: Nullable(Day),
})

/** The nearest campaign that begins within 14 days and whose fees are not covered. */
export const WalletGap = Shape({
  brandId: Id,
  accountId: Id,
  brandName: Text(120),
  logoUrl: Nullable(Text(500)),
  campaign: PlannedCampaign,
  available: Ore,
  lacking: Ore,
})

/** The money of a company's brands on one page; every sum is öre and made of the rows beneath it. */
export const CompanyWallet = Shape({
  balance: Ore,
  held: Ore,
  available: Ore,
  planned: Ore,
  heldCampaigns: Count,
  gap: Nullable(WalletGap),
  /** How many more brands lack money for what they plan. */
  moreGaps: Count,
  brands: Type.Array(WalletBrand),
  reservations: Type.Array(WalletReservation),
  /** What was paid to creators and the platform in each of the last twelve months, the present one last; `month` is its first day. */
  months: Type.Array(Shape({ month: Day, amount: Ore })),
  latest: Type.Array(Transaction),
  /** What the company pays for each month; null without a plan, or where brands of several companies are shown. */
  plan: Nullable(CompanyPlan),
})

/** What an account had before a period, what came and went in it, and what it had after; öre, `out` positive. */
export const StatementSums = Shape({ opening: Ore, in: Ore, out: Ore, closing: Ore })

/** The first day of a month, and what came and went in it of the lines that are asked for, öre. */
export const StatementMonth = Shape({ month: Day, in: Ore, out: Ore })

/** One movement of a brand's account, with what it was for. */
export const Receipt = Shape({
  transaction: Transaction,
  /** Year and the end of the entry's id, as it is written on paper. */
  number: Text(20),
  brandName: Text(120),
  companyName: Text(120),
  campaign: Nullable(
    Shape({ id: Id, name: Text(120), imageUrl: Nullable(Text(500)), imageFocus: Optional(PictureFocus) }),
  ),
  creator: Nullable(Shape({ id: Id, name: Text(120), imageUrl: Nullable(Text(500)) })),
  bookedBy: Nullable(Text(120)),
  /** Of a monthly fee: the plan, where one is known, and the days that it is for. */
  plan: Nullable(Shape({ name: Nullable(OneOf(planNames)), from: Day, to: Day })),
  balanceBefore: Nullable(Ore),
  balanceAfter: Nullable(Ore),
})
