import { locked, mustBeLive, unlocked } from '../registry/change'
import { Refused } from '../registry/refused'
import type { Storage } from '../storage/storage'
import { actor } from './actor'
import type { By } from './record'
import { changeAndRecord } from './record'

/** Result of locking or unlocking. */
export interface Locked {
  name: string
  /** The live version; a lock keeps it live. */
  live: string
  revision: number
  /** False if it already was in that state. */
  changed: boolean
}

async function turn(storage: Storage, name: string, by: By, action: 'lock' | 'unlock'): Promise<Locked> {
  const { revision, changed, to } = await changeAndRecord(
    storage,
    name,
    by,
    (registry, attribution) =>
      action === 'lock'
        ? locked(registry, name, { ...attribution, reason: by.reason! })
        : unlocked(registry, name, attribution),
    (_before, after) => ({ action, to: mustBeLive(after, name).version }),
  )
  return { name, live: to!, revision, changed }
}

/** Prevents any move of a part until it is unlocked. A reason is required, for the next person who wants to release it. */
export async function lock(storage: Storage, name: string, { by = actor(), reason, ...rest }: By): Promise<Locked> {
  if (!reason?.trim()) throw new Refused('a lock needs a reason, for whoever meets it', 'usage')
  return turn(storage, name, { by, reason: reason.trim(), ...rest }, 'lock')
}

/** Removes the lock. */
export const unlock = (storage: Storage, name: string, by: By = {}): Promise<Locked> =>
  turn(storage, name, by, 'unlock')
