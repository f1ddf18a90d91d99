import { updateRegistry } from '../registry/update'
import type { Storage } from '../storage/storage'

/** Result of signing the records. */
export interface Signed {
  /** Releases whose record is now signed with the current key. */
  signed: string[]
  /** Releases whose record cannot be trusted, and why. They are left unchanged and cannot be promoted. */
  refused: { release: string; why: string }[]
}

/**
 * Signs every release's record with the current key: once for an installation that predates signed records, and after a key rotation for
 * those signed with the old key. From then on an unsigned record counts as forged.
 */
export async function signRecords(storage: Storage): Promise<Signed> {
  const done = await storage.signRecords()
  await updateRegistry(storage, (registry) =>
    registry.recordsSigned ? registry : { ...registry, recordsSigned: true },
  )
  return done
}
