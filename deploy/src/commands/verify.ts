import { integrityOf } from '../integrity'
import { StorageProblem } from '../model/problems'
import { releasePath } from '../storage/paths'
import type { Storage } from '../storage/storage'

/** Result of looking through a storage. */
export interface Verified {
  /** Revision of the registry, whose signature holds. */
  revision: number
  releases: number
  files: number
  /** What is not as it was published: releases whose record no trusted key signed, files that are gone or altered. */
  problems: { release: string; file?: string; why: string }[]
}

/**
 * Looks whether a storage holds what was published: the signature of the registry, that of every release's record, and the hash of every file. Throws a
 * `StorageProblem` if the registry itself cannot be trusted.
 */
export async function verifyReleases(storage: Storage): Promise<Verified> {
  const { revision } = await storage.readRegistry()
  const done: Verified = { revision, releases: 0, files: 0, problems: [] }
  for (const [name, versions] of await releasesOf(storage))
    for (const version of versions) await verifyRelease(storage, name, version, done)
  return done
}

/** Versions by name: those with a trusted record, and all that were ever published, since a list leaves out what is forged. */
async function releasesOf(storage: Storage): Promise<Map<string, Set<string>>> {
  const found = new Map<string, Set<string>>()
  const add = (name: string, version: string) => found.set(name, (found.get(name) ?? new Set()).add(version))
  for (const { action, name, to } of await storage.readHistory()) if (action === 'publish' && to) add(name, to)
  for (const name of await storage.listNames()) {
    const listed = await storage.listReleases(name).catch((error: unknown) => {
      if (error instanceof StorageProblem) return []
      throw error
    })
    for (const version of listed) add(name, version)
  }
  return found
}

async function verifyRelease(storage: Storage, name: string, version: string, done: Verified): Promise<void> {
  const release = `${name}@${version}`
  try {
    const record = await storage.readRelease(name, version)
    // It was removed since it was published.
    if (!record) return
    done.releases += 1
    const folder = `/${releasePath(name, version)}/`
    for (const [path, { integrity }] of Object.entries(record.release.files)) {
      const file = path.slice(folder.length)
      const contents = path.startsWith(folder) ? await storage.readFile(name, version, file, true) : undefined
      done.files += 1
      if (!contents) done.problems.push({ release, file, why: 'it is not there' })
      else if (integrityOf(contents) !== integrity)
        done.problems.push({ release, file, why: 'it is not what was published' })
    }
  } catch (error) {
    if (!(error instanceof StorageProblem)) throw error
    done.problems.push({ release, why: error.message })
  }
}
