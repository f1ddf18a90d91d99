import { randomUUID } from 'node:crypto'
import type { Bucket } from './bucket'
import { parseStored } from './folder-files'
import type { signedRecords } from './signed-records'
import type { ReleaseRecord } from './storage'
import { VersionTaken } from './storage'

const STEP_MS = 250
// Uploading takes seconds; a process without progress for this long was killed.
const CLAIM_MS = 2 * 60_000

interface Claim {
  id: string
  inputs: string
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/**
 * Writes the files of a release and then its record, exactly once, under a claim on the version, so that concurrent publications never mix
 * their files. Waits for another process that publishes the same inputs; throws {@link VersionTaken} for different inputs.
 */
export async function publishOnce(
  bucket: Bucket,
  key: string,
  record: ReleaseRecord,
  records: Pick<ReturnType<typeof signedRecords>, 'seal' | 'read'>,
  writeFiles: () => Promise<unknown>,
): Promise<void> {
  const title = `${record.name}@${record.release.version}`
  const claimKey = `${key}.claim`
  const claim: Claim = { id: randomUUID(), inputs: record.inputs }
  const text = JSON.stringify(claim)

  const isThere = async (): Promise<boolean> => {
    const found = await bucket.get(key)
    if (!found) return false
    if (
      (await records.read(found.body.toString('utf8'), record.name, record.release.version)).inputs !== record.inputs
    ) {
      throw new VersionTaken(`${title} exists already and holds something else`)
    }
    return true
  }

  /** True if we hold the claim, false if the other holder's state should be checked again. */
  const claimIt = async (): Promise<boolean> => {
    if (await bucket.put(claimKey, text, 'absent')) return true
    const other = await bucket.get(claimKey)
    if (!other) return false
    const [{ at } = { at: new Date() }] = await bucket.list(claimKey)
    if (Date.now() - at.getTime() > CLAIM_MS) return bucket.put(claimKey, text, { tag: other.tag })
    if (parseStored<Claim>(other.body.toString('utf8'), claimKey).inputs !== record.inputs) {
      throw new VersionTaken(
        `${title} is being published by somebody else at this moment, from other sources; choose another version`,
      )
    }
    return false
  }

  for (;;) {
    if (await isThere()) return
    if (await claimIt()) break
    await wait(STEP_MS)
  }
  try {
    // Another process may have finished between the check and the claim.
    if (await isThere()) return
    const sealed = await records.seal(record)
    await writeFiles()
    const holder = await bucket.get(claimKey)
    if (!holder || parseStored<Claim>(holder.body.toString('utf8'), claimKey).id !== claim.id) {
      throw new VersionTaken(
        `${title} took longer than ${CLAIM_MS / 60_000} minutes to upload, and somebody else has begun to publish it`,
      )
    }
    if (!(await bucket.put(key, sealed, 'absent'))) await isThere()
  } finally {
    await bucket.remove(claimKey).catch(() => {})
  }
}
