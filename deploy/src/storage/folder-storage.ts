import { randomUUID } from 'node:crypto'
import { appendFile, mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Registry } from '@samspel/federation/registry'
import { withLock } from './lock'
import { assertNameAndVersion, storagePaths } from './paths'
import { RevisionConflict, VersionTaken } from './storage'
import type { HistoryEntry, ReleaseFiles, ReleaseRecord, Storage } from './storage'

async function readJson<T>(file: string): Promise<T | undefined> {
  let text: string
  try {
    text = await readFile(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
  return JSON.parse(text) as T
}

/** Written beside, flushed, then renamed over: a reader sees the old file or the new one. */
async function writeWhole(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const beside = `${file}.${randomUUID()}`
  const handle = await open(beside, 'w')
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(beside, file)
}

/** The registry of an environment where nothing is live yet. */
export const emptyRegistry = (environment: string): Registry => ({ revision: 0, environment, updatedAt: '', remotes: {} })

/** {@link Storage} in a folder of this machine. */
export function folderStorage(dir: string, environment = 'local'): Storage {
  const paths = storagePaths(dir)
  const readRegistry = async () => (await readJson<Registry>(paths.registry)) ?? emptyRegistry(environment)
  const readRelease = (name: string, version: string) => {
    assertNameAndVersion(name, version)
    return readJson<ReleaseRecord>(paths.record(name, version))
  }

  const writeFiles = async (name: string, version: string, files: ReleaseFiles) => {
    const folder = paths.files(name, version)
    const beside = join(paths.temporary, randomUUID())
    await mkdir(beside, { recursive: true })
    try {
      for (const [file, contents] of files) await writeFile(join(beside, file), contents)
      // A folder without a record is what a publish that was killed has left: nobody ever served from it.
      await rm(folder, { recursive: true, force: true })
      await mkdir(dirname(folder), { recursive: true })
      await rename(beside, folder)
    } finally {
      await rm(beside, { recursive: true, force: true })
    }
  }

  return {
    readRegistry,
    readRelease,
    swapRegistry: (expected, next) =>
      withLock(paths.lock, async () => {
        const { revision } = await readRegistry()
        if (revision !== expected) throw new RevisionConflict(`the registry is at revision ${revision}, not ${expected}`)
        await writeWhole(paths.registry, JSON.stringify({ ...next, revision: expected + 1 }, null, 2))
      }),
    async listReleases(name) {
      assertNameAndVersion(name, '0')
      const files = await readdir(paths.records(name)).catch(() => [])
      const records = await Promise.all(
        files.filter((file) => file.endsWith('.json')).map((file) => readJson<ReleaseRecord>(join(paths.records(name), file))),
      )
      return records
        .filter((record) => record !== undefined)
        .sort((a, b) => a.publishedAt.localeCompare(b.publishedAt))
        .map(({ release }) => release.version)
    },
    putRelease: ({ name, ...rest }, files) => {
      const { version } = rest.release
      assertNameAndVersion(name, version)
      const record = { name, ...rest } as ReleaseRecord
      return withLock(join(paths.records(name), `${version}.lock`), async () => {
        const known = await readRelease(name, version)
        if (known && known.inputs !== record.inputs) throw new VersionTaken(`${name}@${version} exists already and holds something else`)
        if (known) return
        await writeFiles(name, version, files)
        await writeWhole(paths.record(name, version), JSON.stringify(record, null, 2))
      })
    },
    async appendHistory(entry) {
      await mkdir(dir, { recursive: true })
      await appendFile(paths.history, `${JSON.stringify(entry)}\n`)
    },
    async readHistory() {
      const text = await readFile(paths.history, 'utf8').catch(() => '')
      return text.split('\n').filter(Boolean).map((line) => JSON.parse(line) as HistoryEntry)
    },
  }
}
