import { allList, type DecisionState } from '@samspel/api'
import type { PagedLists } from '@samspel/store'
import { putBack, takeOut } from './places'

/** A state, or the special list that a changed record remains in (row T-18). */
export type DecisionFilter = DecisionState | typeof allList

export const decisionFilters: readonly DecisionFilter[] = ['pending', 'approved', 'rejected', allList]

export const stateOf = (key: string) => key.slice(key.indexOf('/') + 1).split('/')[0] as DecisionFilter

/**
 * Moves a record whose state has changed into the lists of its new state, and out of all others except `all` (row T-18). Resetting a
 * decision restores the record's position. `concerns` tells which lists may contain it; lists not fetched yet are left alone.
 */
export const moveDecided = (
  lists: PagedLists,
  id: string,
  state: DecisionState,
  concerns: (key: string) => boolean,
): PagedLists => {
  const left = takeOut(lists, id, (key) => concerns(key) && stateOf(key) !== state && stateOf(key) !== allList)
  return Object.keys(left).reduce(
    (all, key) => (concerns(key) && stateOf(key) === state && left[key]!.hasFetched ? putBack(all, key, id) : all),
    left,
  )
}
