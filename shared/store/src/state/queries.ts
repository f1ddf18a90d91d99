import { createAction } from '@reduxjs/toolkit'
import type { Reducer } from 'redux'
import type { RequestError } from '../requests/api-action'
import { readPhase } from '../requests/phase'

/** The cached answer of one query, with ids in place of records, which are in the entities. */
export interface CachedQuery {
  status: 'loading' | 'success' | 'error'
  result: Record<string, unknown> | undefined
  error: RequestError | undefined
  /** Stale, and fetched again as soon as it is shown. */
  invalid: boolean
}

/** Cached answers by key. */
export type QueriesState = Readonly<Record<string, CachedQuery>>

/** Events of cached answers that are not phases of a request. */
export const queryActions = {
  /** Marks every cached answer whose key starts with `prefix` as stale: `getCampaign`, or a whole key. */
  invalidated: createAction<{ prefix: string }>('queries/invalidated'),
  dropped: createAction<{ key: string }>('queries/dropped'),
}

/** Reducer of {@link QueriesState}. */
export const queriesReducer: Reducer<QueriesState> = (state = {}, action) => {
  if (queryActions.invalidated.match(action)) {
    const { prefix } = action.payload
    return Object.fromEntries(
      Object.entries(state).map(([key, query]) => [key, key.startsWith(prefix) ? { ...query, invalid: true } : query]),
    )
  }
  if (queryActions.dropped.match(action)) {
    const { [action.payload.key]: _, ...rest } = state
    return rest
  }
  const step = readPhase(action)
  const key = step?.meta.cache
  if (!step || key === undefined) return state
  const old = state[key]
  // If it was marked stale during the request it stays stale, since the answer may predate the change.
  const invalid = old?.invalid ?? false
  if (step.phase === 'pending')
    return { ...state, [key]: { status: 'loading', result: old?.result, error: undefined, invalid: false } }
  if (step.phase === 'success')
    return {
      ...state,
      [key]: {
        status: 'success',
        result: step.payload.result as Record<string, unknown>,
        error: undefined,
        invalid,
      },
    }
  if (step.phase === 'error')
    return { ...state, [key]: { status: 'error', result: old?.result, error: step.payload, invalid } }
  return old ? { ...state, [key]: { ...old, invalid: true } } : state
}
