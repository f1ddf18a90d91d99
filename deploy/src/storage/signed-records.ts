import type { Registry } from '@samspel/federation/registry'
import { Untrusted } from '../model/problems'
import type { RegistryKeys } from '../signing/sign-keys'
import type { Unsealed } from '../signing/sign-record'
import { needsKey, sealRecord, unsealRecord } from '../signing/sign-record'
import type { ReleaseRecord } from './storage'

/**
 * Stores release records signed like the registry, so that write access to the storage is not enough
 * to plant a release for others to promote.
 */
export function signedRecords(keys: RegistryKeys, readRegistry: () => Promise<Registry>) {
  // An installation that predates signed records keeps working until they are signed, which its signed registry then records.
  const mayBeUnsigned = async () => !(await readRegistry()).recordsSigned
  const open = async (text: string, name: string, version: string): Promise<Unsealed> =>
    unsealRecord(text, { name, version, keys: await keys.trusted(), mayBeUnsigned })
  return {
    seal: async (record: ReleaseRecord): Promise<string> => sealRecord(record, await keys.signing()),
    read: async (text: string, name: string, version: string): Promise<ReleaseRecord> =>
      (await open(text, name, version)).record,
    /** The record signed with the current key; undefined if it already is. */
    async again(text: string, name: string, version: string): Promise<string | undefined> {
      const found = await open(text, name, version)
      const key = await keys.signing()
      return needsKey(found, key) ? sealRecord(found.record, key) : undefined
    },
  }
}

/** Versions with a trusted record, oldest first. Forged ones are skipped; throws if all are forged. */
export async function trustedVersions(records: readonly Promise<ReleaseRecord | undefined>[]): Promise<string[]> {
  const settled = await Promise.allSettled(records)
  const failures = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []))
  const other = failures.find((error) => !(error instanceof Untrusted))
  if (other !== undefined || (failures.length > 0 && failures.length === settled.length)) throw other ?? failures[0]
  return settled
    .flatMap((one) => (one.status === 'fulfilled' && one.value ? [one.value] : []))
    .sort((a, b) => a.publishedAt.localeCompare(b.publishedAt))
    .map(({ release }) => release.version)
}

/** Signs releases one after another. Untrusted records are reported and left unchanged. */
export async function signEach(
  releases: readonly { name: string; version: string }[],
  sign: (release: { name: string; version: string }) => Promise<boolean>,
) {
  const done = { signed: [] as string[], refused: [] as { release: string; why: string }[] }
  for (const one of releases) {
    const release = `${one.name}@${one.version}`
    try {
      if (await sign(one)) done.signed.push(release)
    } catch (error) {
      if (!(error instanceof Untrusted)) throw error
      done.refused.push({ release, why: error.message })
    }
  }
  return done
}
