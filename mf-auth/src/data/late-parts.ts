import type { InjectReducer, InjectSaga } from '@samspel/store'

/** Where parts of the state are mounted. */
export interface Mounts {
  injectReducer: InjectReducer
  injectSaga: InjectSaga
}

let mounts: Mounts | undefined

/** Remembers where parts of the state are mounted; called when the remote starts. */
export const keepMounts = (given: Mounts): void => {
  mounts = given
}

/** Mounts a part of the state with the first page that needs it: the bytes of companies are none of the login page's. */
export const mountLate = (start: (mounts: Mounts) => void): void => {
  if (mounts) start(mounts)
}
