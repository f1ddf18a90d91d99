import type { InjectReducer, InjectSaga } from '@samspel/store'

/** Where parts of the state are mounted. */
export interface StateMounts {
  injectReducer: InjectReducer
  injectSaga: InjectSaga
}

/** State of a remote that comes with the pages that need it. */
export interface LazyState {
  /** Mounts what pages have asked for, and from now on at once; called when the remote starts. */
  start: (mounts: StateMounts) => void
  /** Mounts a part of the state, once the remote has started. Call it in the module of the page or widget that needs the part. */
  mount: (part: (mounts: StateMounts) => void) => void
}

/**
 * Lets reducers and sagas come with the first page that needs them, so that other pages do not pay for their code:
 * `export const state = lazyState()` in a module of its own, `start: state.start` in the remote's definition, and
 * `state.mount(startCompanies)` beside the page.
 */
export function lazyState(): LazyState {
  let mounts: StateMounts | undefined
  const waiting = new Set<(mounts: StateMounts) => void>()
  return {
    start({ injectReducer, injectSaga }) {
      mounts = { injectReducer, injectSaga }
      for (const part of waiting) part(mounts)
      waiting.clear()
    },
    mount(part) {
      if (mounts) part(mounts)
      else waiting.add(part)
    },
  }
}
