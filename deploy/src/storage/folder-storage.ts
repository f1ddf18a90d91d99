import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { fileProblem } from '../model/problems'
import type { RegistryKeys } from '../signing/sign-keys'
import { registryKeys } from '../signing/sign-keys'
import { chainedHistory } from './chained-history'
import { appendLine, readText, writeWhole } from './folder-files'
import { highestRevisionIn } from './highest-revision'
import { withLock } from './lock'
import { assertNameAndVersion, isReleaseFile, storagePaths } from './paths'
import { signEach, signedRecords, trustedVersions } from './signed-records'
import { signedRegistry } from './signed-registry'
import type { HistoryEntry, ReleaseFiles, ReleaseRecord, Storage } from './storage'
import { VersionTaken } from './storage'

/** Options of a folder storage; all have defaults. */
export interface FolderOptions {
  /** Environment name in a new registry; defaults to `local`. */
  environment?: string
  /** Defaults to `registry-key.pem` beside the folder and the environment of this process. */
  keys?: RegistryKeys
  /** File that stores the highest revision seen; defaults to `<folder>.seen.json` beside the folder. */
  highestRevisionFile?: string
  /** Called once if that file cannot be written. */
  onProblem?(error: unknown): void
}

/** File of a storage folder's signing key. */
export const keyFileOf = (dir: string): string => join(dirname(resolve(dir)), 'registry-key.pem')

const tagOf = (text: string): string => createHash('sha256').update(text).digest('hex')

const namesIn = (dir: string): Promise<string[]> => readdir(dir).catch(() => [])

async function sizeOf(dir: string): Promise<number> {
  const sizes = await Promise.all((await namesIn(dir)).map(async (name) => (await stat(join(dir, name))).size))
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** {@link Storage} in a local folder. */
export function folderStorage(dir: string, options: FolderOptions = {}): Storage {
  const paths = storagePaths(dir)
  const { environment = 'local', keys = registryKeys(keyFileOf(dir)), onProblem } = options
  const seen = highestRevisionIn(
    options.highestRevisionFile ?? join(dirname(resolve(dir)), `${basename(resolve(dir))}.seen.json`),
    onProblem,
  )

  const read = async () => {
    const text = await readText(paths.registry)
    return text === undefined ? undefined : { text, tag: tagOf(text) }
  }
  const listNames = async () => (await namesIn(join(dir, 'releases'))).sort()
  const registry = signedRegistry(
    {
      place: paths.registry,
      read,
      swap: (tag, text) =>
        withLock(paths.lock, async () => {
          if ((await read())?.tag !== tag) return false
          await writeWhole(paths.registry, text)
          return true
        }),
      isUsed: async () => (await listNames()).length > 0,
    },
    keys,
    seen,
    environment,
  )

  const records = signedRecords(keys, registry.readRegistry)
  const readRecordText = async (name: string, version: string) => {
    assertNameAndVersion(name, version)
    return readText(paths.record(name, version))
  }
  const readRelease = async (name: string, version: string) => {
    const text = await readRecordText(name, version)
    return text === undefined ? undefined : records.read(text, name, version)
  }
  const versionsOf = async (name: string) =>
    (await namesIn(paths.records(name)))
      .filter((file) => file.endsWith('.json'))
      .map((file) => file.slice(0, -'.json'.length))

  const writeFiles = async (name: string, version: string, files: ReleaseFiles) => {
    const folder = paths.files(name, version)
    const beside = join(paths.temporary, randomUUID())
    try {
      await mkdir(beside, { recursive: true })
      for (const [file, contents] of files) await writeFile(join(beside, file), contents)
      // A folder without a record was left by a killed publication and was never served.
      await rm(folder, { recursive: true, force: true })
      await mkdir(dirname(folder), { recursive: true })
      await rename(beside, folder)
    } catch (error) {
      throw fileProblem(error, dir)
    } finally {
      await rm(beside, { recursive: true, force: true })
    }
  }

  const readHistory = async (): Promise<HistoryEntry[]> => {
    const lines = ((await readText(paths.history)) ?? '').split('\n').filter(Boolean)
    // A line truncated by a full disk must not hide the others.
    return lines.flatMap((line) => {
      try {
        return [JSON.parse(line) as HistoryEntry]
      } catch {
        return []
      }
    })
  }
  const history = chainedHistory(
    {
      readHistory,
      extend: (make) =>
        withLock(paths.historyLock, async () =>
          appendLine(paths.history, JSON.stringify(make((await readHistory()).at(-1)))),
        ),
    },
    keys,
  )

  const lockOf = (name: string, version: string) => join(paths.records(name), `${version}.lock`)

  return {
    location: dir,
    pollMs: 0,
    ...registry,
    readRelease,
    readRecordText,
    listNames,
    async registryStamp() {
      try {
        const { mtimeMs, size, ino } = await stat(paths.registry)
        return `${ino} ${mtimeMs} ${size}`
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
        throw fileProblem(error, paths.registry)
      }
    },
    async listReleases(name) {
      assertNameAndVersion(name, '0')
      return trustedVersions((await versionsOf(name)).map((version) => readRelease(name, version)))
    },
    async signRecords() {
      const found = await Promise.all(
        (await listNames()).map(async (name) => (await versionsOf(name)).map((version) => ({ name, version }))),
      )
      return signEach(found.flat(), ({ name, version }) =>
        withLock(lockOf(name, version), async () => {
          const text = await readText(paths.record(name, version))
          const again = text && (await records.again(text, name, version))
          if (again) await writeWhole(paths.record(name, version), again)
          return Boolean(again)
        }),
      )
    },
    putRelease: ({ name, ...rest }, files) => {
      const { version } = rest.release
      assertNameAndVersion(name, version)
      const record = { name, ...rest } as ReleaseRecord
      return withLock(lockOf(name, version), async () => {
        const known = await readRelease(name, version)
        if (known && known.inputs !== record.inputs)
          throw new VersionTaken(`${name}@${version} exists already and holds something else`)
        if (known) return
        const text = await records.seal(record)
        await writeFiles(name, version, files)
        await writeWhole(paths.record(name, version), text)
      })
    },
    async readFile(name, version, file) {
      if (!isReleaseFile(name, version, file)) return undefined
      try {
        return await readFile(join(paths.files(name, version), file))
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException
        if (code === 'ENOENT' || code === 'EISDIR' || code === 'ENOTDIR') return undefined
        throw fileProblem(error, dir)
      }
    },
    removeRelease: (name, version) => {
      assertNameAndVersion(name, version)
      return withLock(lockOf(name, version), async () => {
        const bytes = await sizeOf(paths.files(name, version))
        await rm(paths.record(name, version), { force: true })
        await rm(paths.files(name, version), { recursive: true, force: true })
        return bytes
      })
    },
    ...history,
  }
}
