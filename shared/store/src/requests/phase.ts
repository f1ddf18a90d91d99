import type { AnyApiPhase, RequestError } from './api-action'
import { isApiPhase } from './api-action'

/** The phases of a request as a union that narrows its payload. */
export type PhaseOf =
  | { phase: 'pending' | 'invalidate'; meta: AnyApiPhase['meta'] }
  | { phase: 'success'; meta: AnyApiPhase['meta']; payload: Extract<AnyApiPhase['payload'], { entities: unknown }> }
  | { phase: 'error'; meta: AnyApiPhase['meta']; payload: RequestError }

/** Reads an action as a phase; undefined for any other action. */
export const readPhase = (action: unknown): PhaseOf | undefined => {
  if (!isApiPhase(action)) return undefined
  const { meta, payload } = action
  return { phase: meta.phase, meta, payload } as PhaseOf
}
