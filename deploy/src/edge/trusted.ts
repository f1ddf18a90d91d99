import { Untrusted } from '../model/problems'
import type { ReleaseRecord } from '../storage/storage'

/** Treats a record without a trusted signature as unpublished. */
export async function trusted(reading: Promise<ReleaseRecord | undefined>): Promise<ReleaseRecord | undefined> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof Untrusted) return undefined
    throw error
  }
}
