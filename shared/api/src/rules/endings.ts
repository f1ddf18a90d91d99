import type { EndingReason, EndingSide } from '../ending-states'
import type { CancelShare } from '../states'
import { owedOnEnding } from './pieces'

/** What is known of a collaboration when one side ends it. */
export interface AtEnd {
  /** Öre that are held. */
  fee: number
  cancelShare: CancelShare
  /** The creator has the goods, or something was handed in. */
  goodsWent: boolean
  /** A draft of hers was approved. */
  draftApproved: boolean
}

/**
 * What of the held fee is the creator's, öre. The brand pays the share of the terms once the goods have gone, and nothing where she never
 * published; a creator who leaves is owed that share only once her draft was approved.
 */
export const owedAtEnd = (by: EndingSide, reason: EndingReason, { draftApproved, ...held }: AtEnd): number => {
  if (reason === 'never_posted' || reason === 'released' || reason === 'brand_late') return 0
  if (by === 'creator') return draftApproved ? owedOnEnding({ ...held, goodsWent: true }) : 0
  return owedOnEnding({ ...held, goodsWent: held.goodsWent || draftApproved })
}

/** On whose record an ending counts; on nobody's where the other side, or neither, was the cause. */
export const endingCountsFor = (by: EndingSide, reason: EndingReason, isLate: boolean): EndingSide | null => {
  if (reason === 'never_posted') return 'creator'
  if (reason === 'released' || reason === 'terms_or_parcel' || reason === 'brand_late') return null
  if (by === 'creator') return isLate ? null : 'creator'
  return 'brand'
}
