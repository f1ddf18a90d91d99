import { updateRegistry } from '../registry/update'
import type { Storage } from '../storage/storage'
import { actor } from './actor'

/** Result of signing the records. */
export interface Signed {
  /** Releases whose record is now signed with the current key. */
  signed: string[]
  /** Releases whose record cannot be trusted, and why. They are left unchanged and cannot be promoted. */
  refused: { release: string; why: string }[]
}

/**
 * Signs every release's record with the current key: once for an installation that predates signed records, and after a key rotation for
 * those signed with the old key. From then on an unsigned record counts as forged. An entry of the history then vouches for what the old key signed.
 */
export async function signRecords(storage: Storage, by = actor()): Promise<Signed> {
  const done = await storage.signRecords()
  if (await storage.hasOtherSigners()) {
    const { problem } = await storage.checkHistory((await storage.readRegistry()).history)
    if (problem)
      done.refused.push({ release: 'history', why: `entry ${problem.entry} (${problem.what}): ${problem.why}` })
    else await storage.appendHistory({ at: new Date().toISOString(), by, action: 'sign', name: 'history' })
  }
  await updateRegistry(storage, (registry) =>
    registry.recordsSigned ? registry : { ...registry, recordsSigned: true },
  )
  return done
}
