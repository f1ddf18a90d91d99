import type { Registry, ReleaseFile } from '@samspel/federation/registry'
import { integrityFrom, integrityOf } from '../integrity'
import { StorageProblem } from '../model/problems'
import type { HistoryChecked } from '../signing/history-chain'
import { releasePath } from '../storage/paths'
import type { ReleaseRecord, Storage } from '../storage/storage'

/** Result of looking through a storage. */
export interface Verified {
  /** Revision of the registry, whose signature holds. */
  revision: number
  releases: number
  files: number
  /** Files that pages get now: live, previous and canary releases, as the signed registry names them. */
  live: number
  history: HistoryChecked
  /** What is not as it was published: releases whose record no trusted key signed, files that are gone or altered. */
  problems: { release: string; file?: string; why: string }[]
}

/**
 * Looks whether a storage holds what was published: the signature of the registry, that of every release's record, the hash of every file, those
 * of what is live by the registry itself, and the chain of the history. Throws a `StorageProblem` if the registry itself cannot be trusted.
 */
export async function verifyReleases(storage: Storage): Promise<Verified> {
  const registry = await storage.readRegistry()
  const { revision } = registry
  const history = await storage.checkHistory(registry.history)
  const done: Verified = { revision, releases: 0, files: 0, live: 0, history, problems: [] }
  const look = fileReader(storage)
  for (const [name, versions] of await releasesOf(storage))
    for (const version of versions) await verifyRelease(storage, look, name, version, done)
  for (const { name, version, files } of releasesIn(registry)) {
    const found = await wrongFiles(look, name, version, files)
    done.live += found.files
    const known = new Set(done.problems.map(({ release, file }) => `${release} ${file}`))
    done.problems.push(...found.problems.filter(({ release, file }) => !known.has(`${release} ${file}`)))
  }
  return done
}

type Look = (name: string, version: string, file: string) => Promise<string | undefined>

/** The hash of a stored file; undefined if it is not there. Each is read once. */
function fileReader(storage: Storage): Look {
  const known = new Map<string, Promise<string | undefined>>()
  return (name, version, file) => {
    const place = `${name} ${version} ${file}`
    const found =
      known.get(place) ??
      storage.readFile(name, version, file, true).then((contents) => contents && integrityOf(contents))
    known.set(place, found)
    return found
  }
}

/** All releases whose files a page may ask for, as the registry has them. */
function releasesIn({ shell, remotes, first = {} }: Registry) {
  const parts = [
    ...(shell ? [['shell', shell] as const, ['shell', shell.previous] as const] : []),
    ...Object.entries(remotes).flatMap(([name, live]) => [
      [name, live] as const,
      [name, live.previous] as const,
      [name, live.canary?.release] as const,
    ]),
    ...Object.entries(first).map(([name, { release }]) => [name, release] as const),
  ]
  return parts.flatMap(([name, release]) => (release ? [{ name, version: release.version, files: release.files }] : []))
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

async function wrongFiles(
  look: Look,
  name: string,
  version: string,
  files: Record<string, ReleaseFile>,
): Promise<Pick<Verified, 'files' | 'problems'>> {
  const release = `${name}@${version}`
  const folder = `/${releasePath(name, version)}/`
  const problems: Verified['problems'] = []
  for (const [path, { integrity }] of Object.entries(files)) {
    const file = path.slice(folder.length)
    const found = path.startsWith(folder) ? await look(name, version, file) : undefined
    if (!found) problems.push({ release, file, why: 'it is not there' })
    else if (found !== integrity) problems.push({ release, file, why: 'it is not what was published' })
  }
  return { files: Object.keys(files).length, problems }
}

/** What is stored beside the files that pages get: compressed copies, source maps, types, the list of packages. */
async function wrongCopies(
  look: Look,
  name: string,
  version: string,
  { stored = {}, release }: ReleaseRecord,
): Promise<Verified['problems']> {
  const problems: Verified['problems'] = []
  for (const [file, sha256] of Object.entries(stored)) {
    if (release.files[`/${releasePath(name, version)}/${file}`]) continue
    const found = await look(name, version, file)
    const why = found === undefined ? 'it is not there' : 'it is not what was published'
    if (found !== integrityFrom(sha256)) problems.push({ release: `${name}@${version}`, file, why })
  }
  return problems
}

async function verifyRelease(
  storage: Storage,
  look: Look,
  name: string,
  version: string,
  done: Verified,
): Promise<void> {
  try {
    const record = await storage.readRelease(name, version)
    // It was removed since it was published.
    if (!record) return
    done.releases += 1
    const { files, problems } = await wrongFiles(look, name, version, record.release.files)
    done.files += files
    done.problems.push(...problems, ...(await wrongCopies(look, name, version, record)))
  } catch (error) {
    if (!(error instanceof StorageProblem)) throw error
    done.problems.push({ release: `${name}@${version}`, why: error.message })
  }
}
