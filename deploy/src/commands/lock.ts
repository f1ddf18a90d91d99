import { locked, mustBeLive, unlocked } from '../registry/change'
import { Refused } from '../registry/refused'
import type { Storage } from '../storage/storage'
import { actor } from './actor'
import type { By } from './record'
import { changeAndRecord } from './record'

/** What locking or unlocking has done. */
export interface Locked {
  name: string
  /** The version that is live, and stays so under a lock. */
  live: string
  revision: number
  /** False when it was so already. */
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

/** Keeps a part as it is until it is unlocked. A lock needs a reason: the next person reads it. */
export async function lock(storage: Storage, name: string, { by = actor(), reason, ...rest }: By): Promise<Locked> {
  if (!reason?.trim()) throw new Refused('a lock needs a reason, for whoever meets it', 'usage')
  return turn(storage, name, { by, reason: reason.trim(), ...rest }, 'lock')
}

/** Lets the part be moved again. */
export const unlock = (storage: Storage, name: string, by: By = {}): Promise<Locked> =>
  turn(storage, name, by, 'unlock')
