import type { Reducer } from '@reduxjs/toolkit'
import type { DecisionState } from '@samspel/api'
import { listMentions, mentionDecisions, type ReviewFilter } from '../../shared/data'

/** Mentions by state, for the tabs of a review. */
export interface DecisionCounts {
  pending: number
  approved: number
  rejected: number
  all: number
}

/** Counts by what is reviewed: see {@link reviewCountsKey}. */
export type ReviewCounts = Readonly<Record<string, DecisionCounts>>

export const reviewCountsName = 'reviewCounts'

type Counted = { campaignId?: string | undefined; brandId?: string | null | undefined } & Pick<
  ReviewFilter,
  'kind' | 'alert' | 'query'
>

/** `campaignId/brandId`, either of which may be empty, and the filters besides state. */
export const reviewCountsKey = ({ campaignId, brandId, kind, alert, query }: Counted): string => {
  const rest = [kind ?? '', alert ? 'alert' : '', encodeURIComponent(query?.trim() ?? '')].join('/')
  return `${campaignId ?? ''}/${brandId ?? ''}${rest === '//' ? '' : `/${rest}`}`
}

export const selectReviewCounts = (state: object, key: string): DecisionCounts | undefined =>
  (state as { [reviewCountsName]?: ReviewCounts })[reviewCountsName]?.[key]

/** The previous state, passed along with a decision so that counts can be updated at once. */
export interface DecisionTag {
  from: DecisionState
}

/** Counts are set by every answer and adjusted by every decision; mounted at `reviewCounts`. */
export const reviewCounts: Reducer<ReviewCounts> = (counts = {}, action) => {
  if (listMentions.success.match(action)) {
    const { query } = action.meta.request
    // No tabs show them.
    if (query?.storeCampaignId) return counts
    return { ...counts, [reviewCountsKey(query ?? {})]: action.payload.data.counts }
  }
  const decided = mentionDecisions.find(({ success }) => success.match(action))
  if (!decided?.success.match(action)) return counts
  const from = (action.meta.tag as DecisionTag | undefined)?.from
  const { state: to, campaignId, kind } = action.payload.data.mention
  if (!from || from === to) return counts
  return Object.fromEntries(
    Object.entries(counts).map(([key, old]) => {
      const [campaign, , onlyKind] = key.split('/')
      return [
        key,
        (campaign && campaign !== campaignId) || (onlyKind && onlyKind !== kind)
          ? old
          : { ...old, [from]: Math.max(0, old[from] - 1), [to]: old[to] + 1 },
      ]
    }),
  )
}
