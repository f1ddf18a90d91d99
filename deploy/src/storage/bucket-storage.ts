import { join, resolve } from 'node:path'
import { lastUsed } from '../last-used'
import type { RegistryKeys } from '../signing/sign-keys'
import { registryKeys } from '../signing/sign-keys'
import type { BucketSettings } from './bucket'
import { openBucket } from './bucket'
import { extendInBucket } from './bucket-history'
import { publishOnce } from './bucket-publish'
import { chainedHistory } from './chained-history'
import { inParallel } from './concurrency'
import { diskCache } from './disk-cache'
import { parseStored } from './folder-files'
import { highestRevisionIn } from './highest-revision'
import { assertNameAndVersion, isReleaseFile, releasePath } from './paths'
import { signEach, signedRecords, trustedVersions } from './signed-records'
import { signedRegistry } from './signed-registry'
import type { HistoryEntry, ReleaseRecord, Storage } from './storage'

/** Options of a bucket storage; all have defaults. */
export interface BucketOptions {
  environment?: string
  /** Defaults to DATA_DIR/registry-key.pem and the environment of this process. */
  keys?: RegistryKeys
  /** Folder for the highest revision seen and for the file cache; defaults to DATA_DIR. */
  dataDir?: string
  settings?: BucketSettings
  onProblem?(error: unknown): void
}

const REGISTRY = 'registry.json'
const POLL_MS = 1_000
// Upper limit on how long a page waits for this, and only if it is the first to check.
const STAMP_PATIENCE_MS = 900
const WIDTH = 16
/** Limits of the cache of release records; the least recently used are evicted. */
const keptRecords = { most: 2_000, bytes: 32_000_000 }

const recordKey = (name: string, version: string): string => `releases/${name}/${version}.json`

/** {@link Storage} in a bucket on any S3-compatible server that supports conditional writes (If-Match, If-None-Match). */
export function bucketStorage(location: string, options: BucketOptions = {}): Storage {
  const bucket = openBucket(location, options.settings)
  const dataDir = resolve(options.dataDir ?? process.env.DATA_DIR ?? '.data')
  const own = location.replace(/[^a-z0-9]+/gi, '-')
  const cached = diskCache(process.env.STORAGE_CACHE_DIR ?? join(dataDir, 'cache', own))
  // These objects are immutable, so they are fetched once per ETag.
  const texts = lastUsed<string>({ ...keptRecords, bytesOf: (text) => text.length })

  const textOf = async ({ key, tag }: { key: string; tag: string }): Promise<string | undefined> => {
    const known = texts.get(`${key} ${tag}`)
    if (known !== undefined) return known
    const text = (await bucket.get(key))?.body.toString('utf8')
    if (text !== undefined) texts.set(`${key} ${tag}`, text)
    return text
  }

  const keys = options.keys ?? registryKeys(join(dataDir, 'registry-key.pem'))
  const registry = signedRegistry(
    {
      place: `${location}/${REGISTRY}`,
      async read() {
        const found = await bucket.get(REGISTRY)
        return found && { text: found.body.toString('utf8'), tag: found.tag }
      },
      async swap(tag, text) {
        if (await bucket.put(REGISTRY, text, tag === undefined ? 'absent' : { tag })) return true
        // If the response was lost, the client retries and then conflicts with its own write.
        return (await bucket.get(REGISTRY))?.body.toString('utf8') === text
      },
      isUsed: async () => (await bucket.folders('releases/')).length > 0,
    },
    keys,
    highestRevisionIn(join(dataDir, `${own}.seen.json`), options.onProblem),
    options.environment ?? 'local',
  )

  const records = signedRecords(keys, registry.readRegistry)
  const versionsOf = async (name: string) =>
    (await bucket.list(`releases/${name}/`))
      .filter(({ key }) => key.endsWith('.json'))
      .map((object) => ({ ...object, version: object.key.slice(`releases/${name}/`.length, -'.json'.length) }))
  const readRecordText = async (name: string, version: string): Promise<string | undefined> => {
    assertNameAndVersion(name, version)
    return (await bucket.get(recordKey(name, version)))?.body.toString('utf8')
  }
  const readRelease = async (name: string, version: string): Promise<ReleaseRecord | undefined> => {
    const text = await readRecordText(name, version)
    return text === undefined ? undefined : records.read(text, name, version)
  }

  const readHistory = async (): Promise<HistoryEntry[]> => {
    const entries = await inParallel(await bucket.list('history/'), WIDTH, textOf)
    return entries
      .filter((text) => text !== undefined)
      .map((text) => parseStored<HistoryEntry>(text, `${location}/history`))
  }
  const history = chainedHistory({ readHistory, extend: (make) => extendInBucket(bucket, textOf, make) }, keys)

  return {
    location,
    pollMs: POLL_MS,
    ...registry,
    registryStamp: () => bucket.tagOf(REGISTRY, STAMP_PATIENCE_MS),
    readRelease,
    readRecordText,
    listNames: () => bucket.folders('releases/'),
    async listReleases(name) {
      assertNameAndVersion(name, '0')
      const found = await versionsOf(name)
      const texts = await inParallel(found, WIDTH, textOf)
      return trustedVersions(
        found.map(async ({ version }, index) =>
          texts[index] === undefined ? undefined : records.read(texts[index], name, version),
        ),
      )
    },
    async signRecords() {
      const found = await inParallel(await bucket.folders('releases/'), WIDTH, async (name) =>
        (await versionsOf(name)).map(({ version }) => ({ name, version })),
      )
      return signEach(found.flat(), async ({ name, version }) => {
        const stored = await bucket.get(recordKey(name, version))
        const again = stored && (await records.again(stored.body.toString('utf8'), name, version))
        return again !== undefined && bucket.put(recordKey(name, version), again, { tag: stored!.tag })
      })
    },
    putRelease: (record, files) => {
      const { name, release } = record
      assertNameAndVersion(name, release.version)
      return publishOnce(bucket, recordKey(name, release.version), record, records, () =>
        inParallel([...files], WIDTH, ([file, contents]) =>
          bucket.put(`${releasePath(name, release.version)}/${file}`, contents),
        ),
      )
    },
    async readFile(name, version, file, again = false) {
      if (!isReleaseFile(name, version, file)) return undefined
      const key = `${releasePath(name, version)}/${file}`
      return cached(key, async () => (await bucket.get(key))?.body, again)
    },
    async removeRelease(name, version) {
      assertNameAndVersion(name, version)
      await bucket.remove(recordKey(name, version))
      const files = await bucket.list(`${releasePath(name, version)}/`)
      await inParallel(files, WIDTH, ({ key }) => bucket.remove(key))
      return files.reduce((sum, { bytes }) => sum + bytes, 0)
    },
    ...history,
  }
}
