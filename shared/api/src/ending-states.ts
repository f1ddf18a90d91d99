/**
 * Why a creator leaves. `terms_or_parcel`: the terms or the parcel were not what was agreed, which counts against nobody.
 */
export const leaveReasons = ['no_time', 'does_not_fit', 'terms_or_parcel', 'other'] as const
export type LeaveReason = (typeof leaveReasons)[number]

/**
 * Why a brand ends a collaboration. `never_posted`: the last day has passed without anything handed in, so that the whole fee goes back;
 * `rounds_used`: the agreed rounds of changes are used up.
 */
export const endReasons = ['never_posted', 'rounds_used', 'not_as_agreed', 'plans_changed', 'other'] as const
export type EndReason = (typeof endReasons)[number]

/**
 * Every way in which a collaboration ends before its time: what either side chooses, a draft that was declined for good, a creator whom the
 * brand let go after a problem with the parcel, and one who left since the brand was late.
 */
export const endingReasons = [
  'no_time',
  'does_not_fit',
  'terms_or_parcel',
  'brand_late',
  'never_posted',
  'rounds_used',
  'not_as_agreed',
  'plans_changed',
  'draft_declined',
  'released',
  'other',
] as const
export type EndingReason = (typeof endingReasons)[number]

export const endingSides = ['creator', 'brand'] as const
export type EndingSide = (typeof endingSides)[number]

/** What becomes of the goods where a collaboration ends: there were none, they are not sent, or the creator has them. */
export const goodsAtEnd = ['none', 'not_sent', 'with_creator'] as const
export type GoodsAtEnd = (typeof goodsAtEnd)[number]
