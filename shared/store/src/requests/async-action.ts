/** A phase in the life of a request (T-26). */
export type Phase = 'pending' | 'success' | 'error' | 'invalidate'

/** An action for one phase. `meta` tells reducers which form, item or list the request belongs to. */
export interface PhaseAction<P, M> {
  type: string
  payload: P
  meta: M & { phase: Phase }
}

/** Creates and recognises the actions of one phase. */
export interface PhaseCreator<P, M> {
  (payload: P, meta: M): PhaseAction<P, M>
  readonly type: string
  match(action: unknown): action is PhaseAction<P, M>
}

/** The four phases of one request, of types `<name>/pending` and so on. */
export interface AsyncAction<Success, Failure, M> {
  readonly type: string
  pending: PhaseCreator<undefined, M>
  success: PhaseCreator<Success, M>
  error: PhaseCreator<Failure, M>
  /** Marks what the request filled as stale, so that it is fetched again where it is shown. */
  invalidate: PhaseCreator<undefined, M>
}

const phase = <P, M>(name: string, which: Phase): PhaseCreator<P, M> => {
  const type = `${name}/${which}`
  return Object.assign(
    (payload: P, meta: M): PhaseAction<P, M> => ({ type, payload, meta: { ...meta, phase: which } }),
    {
      type,
      match: (action: unknown): action is PhaseAction<P, M> =>
        (action as { type?: unknown } | undefined)?.type === type,
    },
  )
}

/** The life cycle of a request of any kind (T-26): `asyncAction<Campaign, Error>('campaigns/import')`. */
export const asyncAction = <Success = unknown, Failure = unknown, M extends object = object>(
  type: string,
): AsyncAction<Success, Failure, M> => ({
  type,
  pending: phase(type, 'pending'),
  success: phase(type, 'success'),
  error: phase(type, 'error'),
  invalidate: phase(type, 'invalidate'),
})

/** State of one request. */
export interface RequestState<E = unknown> {
  loading: boolean
  error: E | undefined
  invalid: boolean
}

/** The first state of a request. */
export const initialRequest: RequestState<never> = { loading: false, error: undefined, invalid: false }

/** Applies a phase to a request's state (T-26), keeping its other fields. */
export const reduceRequest = <S extends RequestState<unknown>>(state: S, which: Phase, error?: unknown): S => {
  if (which === 'pending') return { ...state, loading: true, error: undefined }
  if (which === 'success') return { ...state, loading: false, error: undefined, invalid: false }
  if (which === 'error') return { ...state, loading: false, error }
  return { ...state, invalid: true }
}
