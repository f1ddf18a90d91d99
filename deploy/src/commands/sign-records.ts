import { updateRegistry } from '../registry/update'
import type { Storage } from '../storage/storage'

/** What signing the records has done. */
export interface Signed {
  /** Releases whose record has the signature of the key in use since now. */
  signed: string[]
  /** Releases whose record is not to be trusted, and why; they stay as they are, and nobody can promote them. */
  refused: { release: string; why: string }[]
}

/**
 * Signs every release's record with the key in use: those of an installation from before records were signed, once, and after an exchange of keys
 * those that the old key has signed. From then on an unsigned record is a forged one.
 */
export async function signRecords(storage: Storage): Promise<Signed> {
  const done = await storage.signRecords()
  await updateRegistry(storage, (registry) =>
    registry.recordsSigned ? registry : { ...registry, recordsSigned: true },
  )
  return done
}
