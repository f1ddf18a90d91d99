import type { Campaign } from '@samspel/api'
import { type PagedListView, usePagedList } from '@samspel/store'
import { type DecisionFilter, participationListKey, participationLists } from '../../../../shared/data'
import type { BoardFilter } from './use-board-filter'

/** Number of a campaign's participations in each state. */
export const countsOf = ({
  pendingParticipationsCount: pending,
  approvedParticipationsCount: approved,
  rejectedParticipationsCount: rejected,
}: Campaign): Record<DecisionFilter, number> => ({ pending, approved, rejected, all: pending + approved + rejected })

const none: string[] = []

/** The lists of the states shown, with their counts. `isHeld`: data that the cards need is still loading, so they wait. */
export function useColumns(
  campaign: Campaign,
  shown: readonly DecisionFilter[],
  { filter, isNarrow }: BoardFilter,
  isHeld: boolean,
) {
  const keyOf = (state: DecisionFilter) =>
    shown.includes(state) ? participationListKey(campaign.id, state, filter) : undefined
  const pending = usePagedList(participationLists, keyOf('pending'))
  const approved = usePagedList(participationLists, keyOf('approved'))
  const rejected = usePagedList(participationLists, keyOf('rejected'))
  const all = usePagedList(participationLists, keyOf('all'))
  const every = { pending, approved, rejected, all }
  const lists: Partial<Record<DecisionFilter, PagedListView>> = Object.fromEntries(
    shown.map((state) => [
      state,
      isHeld && every[state].status !== 'error'
        ? { ...every[state], status: 'loading', ids: none, hasMore: false }
        : every[state],
    ]),
  )
  const counts = countsOf(campaign)
  const total = (state: DecisionFilter) => (isNarrow && shown.includes(state) ? every[state].totalCount : counts[state])
  return {
    lists,
    totals: { pending: total('pending'), approved: total('approved'), rejected: total('rejected'), all: total('all') },
  }
}
