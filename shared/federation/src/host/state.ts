import type { HostState } from './types'

/** The host's snapshot for the frame. */
export interface HostStateHolder {
  get(): HostState
  /** Replaces parts of the snapshot; those given as undefined are left out of the next one. */
  set(change: { [K in keyof HostState]?: HostState[K] | undefined }): void
  subscribe(listener: () => void): () => void
}

export function createHostState(): HostStateHolder {
  let state: HostState = { match: undefined, phase: 'idle' }
  const listeners = new Set<() => void>()
  return {
    get: () => state,
    set(change) {
      state = { ...state, ...change } as HostState
      for (const listener of [...listeners]) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
