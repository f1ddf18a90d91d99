import { createAction } from '@reduxjs/toolkit'
import type { Reducer } from 'redux'
import { type EntityCollection, entityCollections, type EntityMap } from '@samspel/api'
import { readPhase } from '../requests/phase'
import type { EntitiesState, ItemFlags } from './types'

/** Changes to records that do not come from a request: a rule applied on the client, or a fact from the bus. */
export const entityActions = {
  /** Merges records field by field into those already there. */
  received: createAction<EntityMap>('entities/received'),
  /** Merges fields into one record; does nothing if the record is not there. */
  changed: createAction<{ collection: EntityCollection; id: string; change: Record<string, unknown> }>(
    'entities/changed',
  ),
  removed: createAction<{ collection: EntityCollection; id: string }>('entities/removed'),
}

/** The initial state: 21 empty collections (E-01). */
export const initialEntities = Object.fromEntries(entityCollections.map((name) => [name, {}])) as EntitiesState

type Collections = Record<EntityCollection, Record<string, Record<string, unknown>>>

/** Merges records. An unchanged record keeps its identity, so components showing it do not render again. */
export const mergeEntities = (state: EntitiesState, entities: EntityMap): EntitiesState => {
  const next: Collections = { ...(state as unknown as Collections) }
  for (const name of entityCollections) {
    const incoming = entities[name]
    if (incoming) next[name] = mergeRecords(next[name], incoming)
  }
  return next as unknown as EntitiesState
}

const mergeRecords = (records: Collections[EntityCollection], incoming: Record<string, Record<string, unknown>>) => {
  const merged = { ...records }
  for (const [id, record] of Object.entries(incoming)) {
    const old = merged[id]
    if (!old || Object.keys(record).some((key) => !Object.is(old[key], record[key]))) merged[id] = { ...old, ...record }
  }
  return merged
}

const patch = (
  state: EntitiesState,
  { collection, id }: { collection: EntityCollection; id: string },
  change: ItemFlags | Record<string, unknown>,
): EntitiesState =>
  state[collection][id] ? mergeEntities(state, { [collection]: { [id]: change as Record<string, unknown> } }) : state

const remove = (
  state: EntitiesState,
  { collection, id }: { collection: EntityCollection; id: string },
): EntitiesState => {
  const { [id]: _, ...rest } = state[collection] as Record<string, unknown>
  return { ...state, [collection]: rest }
}

/**
 * Reducer of {@link EntitiesState}: the one copy of every record, for all remotes. No immer here: its drafts cost too much at 100 000
 * records.
 */
export const entitiesReducer: Reducer<EntitiesState> = (state = initialEntities, action) => {
  if (entityActions.received.match(action)) return mergeEntities(state, action.payload)
  if (entityActions.changed.match(action)) return patch(state, action.payload, action.payload.change)
  if (entityActions.removed.match(action)) return remove(state, action.payload)
  const step = readPhase(action)
  if (!step) return state
  const merged = step.phase === 'success' ? mergeEntities(state, step.payload.entities) : state
  const item = step.meta.item
  if (!item || step.phase === 'invalidate') return merged
  if (step.phase === 'error')
    return patch(merged, item, { loading: false, error: step.payload, originalError: step.payload.original })
  return patch(merged, item, { loading: step.phase === 'pending', error: undefined, originalError: undefined })
}
