import type { PickupNeed } from '@samspel/api/campaign-rules'
import { apiAction, createPagedLists, invalidate, isApiPhase } from '@samspel/store'

const listMyPickups = apiAction('listMyPickups')

const changing: ReadonlySet<string> = new Set([
  'createStoreParticipation',
  'updateStoreParticipation',
  'confirmStoreParticipation',
  'deleteStoreParticipation',
  'createStoreMention',
  'resubmitMention',
])

/** Offers where the signed-in creator has a participation; mounted at `myPickupLists`, keyed by need or `mine`. The creator's own changes mark it stale. */
export const myPickupLists = createPagedLists({
  name: 'myPickupLists',
  fetch: (key, page) => listMyPickups({ query: { page, ...(key !== 'mine' && { need: key as PickupNeed }) } }),
  on: (lists, action) =>
    isApiPhase(action) && action.meta.phase === 'success' && changing.has(action.meta.endpoint)
      ? invalidate(lists)
      : lists,
})
