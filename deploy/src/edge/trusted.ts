import { Untrusted } from '../model/problems'
import type { ReleaseRecord } from '../storage/storage'

/** What counts as published: a record without a trusted signature does not. */
export async function trusted(reading: Promise<ReleaseRecord | undefined>): Promise<ReleaseRecord | undefined> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof Untrusted) return undefined
    throw error
  }
}
