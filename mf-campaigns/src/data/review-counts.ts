import type { DecisionState } from '@samspel/api'
import type { Reducer } from '@reduxjs/toolkit'
import { approveMention, listMentions, rejectMention, resetMention } from './decisions'

/** Mentions by state, for the tabs of a review. */
export interface DecisionCounts { pending: number; approved: number; rejected: number; all: number }

/** Counts by what is reviewed: `campaignId/brandId`, either may be empty. */
export type ReviewCounts = Readonly<Record<string, DecisionCounts>>

export const reviewCountsName = 'reviewCounts'
export const reviewCountsKey = ({ campaignId, brandId }: { campaignId?: string | undefined; brandId?: string | null | undefined }): string => `${campaignId ?? ''}/${brandId ?? ''}`
export const selectReviewCounts = (state: object, key: string): DecisionCounts | undefined => (state as { [reviewCountsName]?: ReviewCounts })[reviewCountsName]?.[key]

/** What a decision hands along, so that the counts move at once: the state before it. */
export interface DecisionTag { from: DecisionState }

/** Counts come with every answer and move with every decision; mounted at `reviewCounts`. */
export const reviewCounts: Reducer<ReviewCounts> = (counts = {}, action) => {
  if (listMentions.success.match(action)) {
    const { query } = action.meta.request
    return { ...counts, [reviewCountsKey(query ?? {})]: action.payload.data.counts }
  }
  const decided = [approveMention.success, rejectMention.success, resetMention.success].find(({ match }) => match(action))
  if (!decided?.match(action)) return counts
  const from = (action.meta.tag as DecisionTag | undefined)?.from
  const { state: to, campaignId } = action.payload.data.mention
  if (!from || from === to) return counts
  return Object.fromEntries(Object.entries(counts).map(([key, old]) => {
    const [campaign] = key.split('/')
    return [key, campaign && campaign !== campaignId ? old : { ...old, [from]: old[from] - 1, [to]: old[to] + 1 }]
  }))
}
