import type { HostState } from './types'

/** The host's snapshot for the frame. */
export interface HostStateHolder {
  get(): HostState
  set(next: HostState): void
  subscribe(listener: () => void): () => void
}

export function createHostState(): HostStateHolder {
  let state: HostState = { match: undefined, phase: 'idle' }
  const listeners = new Set<() => void>()
  return {
    get: () => state,
    set(next) {
      state = next
      for (const listener of [...listeners]) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
