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

/** Offers where the signed-in creator has a participation; mounted at `myPickupLists`. The creator's own changes mark it stale. */
export const myPickupLists = createPagedLists({
  name: 'myPickupLists',
  fetch: (_key, page) => listMyPickups({ query: { page } }),
  on: (lists, action) =>
    isApiPhase(action) && action.meta.phase === 'success' && changing.has(action.meta.endpoint)
      ? invalidate(lists)
      : lists,
})
