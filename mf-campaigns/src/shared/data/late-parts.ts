import type { InjectReducer, InjectSaga } from '@samspel/store'

/** Where parts of the state are mounted. */
export interface Mounts {
  injectReducer: InjectReducer
  injectSaga: InjectSaga
}

type Start = (mounts: Mounts) => void

let mounts: Mounts | undefined

const waiting = new Set<Start>()

/** Remembers where parts of the state are mounted, and mounts those that came before; called when the remote starts. */
export const keepMounts = (given: Mounts): void => {
  mounts = given
  for (const start of waiting) start(given)
  waiting.clear()
}

/** Mounts a part of the state with the first page or badge that needs it: what creators need is none of the staff's bytes. */
export const mountLate = (start: Start): void => {
  if (mounts) start(mounts)
  else waiting.add(start)
}
