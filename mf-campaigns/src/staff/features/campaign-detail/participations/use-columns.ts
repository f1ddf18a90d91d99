import type { Campaign } from '@samspel/api'
import { type PagedListView, usePagedList } from '@samspel/store'
import { type DecisionFilter, participationListKey, participationLists } from '../../../../shared/data'
import type { BoardFilter } from './use-board-filter'

/** How many participations a campaign has in each state. */
export const countsOf = ({
  pendingParticipationsCount: pending,
  approvedParticipationsCount: approved,
  rejectedParticipationsCount: rejected,
}: Campaign): Record<DecisionFilter, number> => ({ pending, approved, rejected, all: pending + approved + rejected })

const none: string[] = []

/**
 * The lists of the shown states, and how many there are in each. `isHeld`: what the cards say is still on its way, and they wait for it.
 */
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
