import { isDeepStrictEqual } from 'node:util'
import { pass } from '../gate/check'
import { integrityOf } from '../integrity'
import { StorageProblem } from '../model/problems'
import type { Environment } from '../provenance/environments'
import type { ProvenancePolicy } from '../provenance/policy'
import { mustHaveIdentity } from '../provenance/provenance'
import { digestOf } from '../provenance/sbom'
import type { SourceRegistry } from '../provenance/source-registry'
import { Refused } from '../registry/refused'
import { unsealRecord } from '../signing/sign-record'
import { isReleaseFile, releasePath } from '../storage/paths'
import type { ReleaseRecord, Storage } from '../storage/storage'
import { actor } from './actor'
import type { Moved, PromoteOptions } from './promote'
import { promote } from './promote'
import type { By } from './record'
import { fitFindings } from './store-build'

/** Limits of a release that is taken over; compressed copies and source maps count. */
const limits = { files: 2_000, fileBytes: 16 * 1024 * 1024, bytes: 192 * 1024 * 1024 }
const WIDTH = 4

/** Where a release is taken from, and what this environment asks of it. */
export interface Source extends Environment {
  /** Name of the environment. */
  name: string
  registry: string
  ask: SourceRegistry
  policy?: ProvenancePolicy | undefined
}

const altered = (what: string, { name }: Source) =>
  new Refused(
    `${what} is not what ${name} published: it was altered on its way or there. Nothing is taken over`,
    'bad_build',
  )

async function recordOf(
  source: Source,
  name: string,
  version: string,
): Promise<{ record: ReleaseRecord; text: string; key: string }> {
  const text = await source.ask.recordText(name, version)
  try {
    const { record, signedBy } = await unsealRecord(text, {
      name,
      version,
      keys: source.keys,
      mayBeUnsigned: () => Promise.resolve(false),
    })
    return { record, text, key: signedBy! }
  } catch (error) {
    if (!(error instanceof StorageProblem)) throw error
    throw new Refused(
      `${source.name}: ${error.message} Keys of ${source.name} that are trusted here are in PROMOTE_SOURCES`,
      'forbidden',
    )
  }
}

/** The digests of all files of a release. Throws if its record does not name them, or names what may not be a file. */
function digestsOf({ name, release, stored }: ReleaseRecord, source: Source): [file: string, sha256: string][] {
  const { version, files } = release
  if (!stored)
    throw new Refused(
      `${name}@${version} was published in ${source.name} by an older version, which did not keep the hashes of all its files; publish it there again`,
      'incomplete',
    )
  const folder = `/${releasePath(name, version)}/`
  const all = Object.entries(stored)
  const isOdd =
    all.length > limits.files ||
    all.some(([file]) => !isReleaseFile(name, version, file)) ||
    Object.keys(files).some((path) => !path.startsWith(folder) || stored[path.slice(folder.length)] === undefined)
  if (isOdd) throw altered(`the record of ${name}@${version}`, source)
  return all
}

async function filesOf(source: Source, record: ReleaseRecord): Promise<Map<string, Buffer>> {
  const { name, release } = record
  const queue = digestsOf(record, source)
  const files = new Map<string, Buffer>()
  let bytes = 0
  const lane = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [file, sha256] = next
      const contents = await source.ask.file(name, release.version, file, limits.fileBytes)
      bytes += contents.length
      if (bytes > limits.bytes)
        throw new Refused(`${name}@${release.version} is too large to be taken over`, 'too_large')
      const fact = release.files[`/${releasePath(name, release.version)}/${file}`]
      if (digestOf(contents) !== sha256 || (fact && fact.integrity !== integrityOf(contents)))
        throw altered(`${file} of ${name}@${release.version}`, source)
      files.set(file, contents)
    }
  }
  const stop = (error: unknown) => {
    queue.length = 0
    throw error
  }
  const lanes = await Promise.allSettled(Array.from({ length: WIDTH }, () => lane().catch(stop)))
  const failed = lanes.find((one) => one.status === 'rejected')
  if (failed) throw failed.reason
  return files
}

/** Whether this very release is here already. Throws {@link Refused} if the version holds something else. */
async function isHere(storage: Storage, { name, release, stored }: ReleaseRecord): Promise<boolean> {
  const known = await storage.readRelease(name, release.version)
  if (known && !(stored && isDeepStrictEqual(known.stored, stored)))
    throw new Refused(`${name}@${release.version} exists here already and holds something else`, 'version_taken')
  return known !== undefined
}

/**
 * Stores a release of another environment as it is there: the same files, by the hashes of its record, which a key of that environment has signed that
 * is trusted here. Nothing is built. The gate compares it with what is live here. Throws {@link Refused}; then nothing is stored.
 */
async function takeOver(
  storage: Storage,
  source: Source,
  { name, version }: { name: string; version: string },
  { by = actor(), token, force = false }: By & { force?: boolean },
): Promise<void> {
  const { record, text, key } = await recordOf(source, name, version)
  mustHaveIdentity(name, source.policy, record.provenance)
  if (await isHere(storage, record)) return
  const files = await filesOf(source, record)
  const forced = pass(`${name}@${version}`, await fitFindings(storage, record, files), force)
  const at = new Date().toISOString()
  const carried = { environment: source.name, key, record: text }
  await storage.putRelease({ ...record, publishedAt: at, publishedBy: by, carried }, files)
  await storage.appendHistory({
    at,
    by,
    action: 'publish',
    name,
    to: version,
    environment: source.name,
    ...(record.provenance && { provenance: record.provenance }),
    ...(forced.length > 0 && { forced }),
    ...(token && { token }),
  })
}

/**
 * Takes a release over from another environment and promotes it here, for everybody or for a share.
 * @param version the one that is live there when left out
 */
export async function promoteFrom(
  storage: Storage,
  source: Source,
  name: string,
  version: string | undefined,
  options: PromoteOptions = {},
): Promise<Moved> {
  const wanted = version ?? (await source.ask.liveVersion(name))
  await takeOver(storage, source, { name, version: wanted }, options)
  return promote(storage, name, wanted, { ...options, environment: source.name })
}
