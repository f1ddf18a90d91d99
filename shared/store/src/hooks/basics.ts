import { shallowEqual, useDispatch, useSelector, useStore } from 'react-redux'
import type { EntityCollection } from '@samspel/api'
import type { AppDispatch, AppStore } from '../create-store'
import type { EntityOf } from '../entities/types'
import type { RootState } from '../state/root-state'

/** Selects from the store. */
export const useAppSelector: <T>(selector: (state: RootState) => T, isEqual?: (a: T, b: T) => boolean) => T = (
  selector,
  isEqual,
) => useSelector(selector as (state: unknown) => ReturnType<typeof selector>, isEqual)

/** The store's `dispatch`. Dispatching a request returns a promise of its outcome. */
export const useAppDispatch: () => AppDispatch = () => useDispatch() as AppDispatch

/** The store itself, for code that reads state at the moment of an event. */
export const useAppStore: () => AppStore = () => useStore() as AppStore

/** One record, or undefined while it is not in the store. */
export const useEntity = <C extends EntityCollection>(
  collection: C,
  id: string | null | undefined,
): EntityOf<C> | undefined =>
  useAppSelector((state) => (id ? (state.entities[collection][id] as EntityOf<C> | undefined) : undefined))

/** The records for a list of ids, in that order. Records that are not in the store are left out. */
export const useEntities = <C extends EntityCollection>(collection: C, ids: readonly string[]): EntityOf<C>[] =>
  useAppSelector((state) => {
    const records = state.entities[collection] as Record<string, EntityOf<C>>
    return ids.flatMap((id) => records[id] ?? [])
  }, shallowEqual)
