import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { underWay } from '../under-way'
import { inParallel } from './concurrency'

/** Limits: total bytes on disk, and number of bytes written between two checks. */
const usual = { mostBytes: 1_000_000_000, lookEvery: 50_000_000 }

/**
 * Caches immutable files on this machine's disk. The folder can be deleted at any time. Keys are validated paths. Beyond the limit
 * the least recently used files are evicted.
 */
export function diskCache(dir: string, { mostBytes, lookEvery } = usual) {
  const fetching = underWay<Buffer | undefined>()
  // Check the files of earlier processes at the first write.
  let unseen = lookEvery
  let tidying: Promise<void> | undefined

  const tidy = async () => {
    const names = await readdir(dir, { recursive: true })
    const files = await inParallel(names, 16, async (name) => {
      const file = join(dir, name)
      const found = await stat(file).catch(() => undefined)
      return found?.isFile() ? [{ file, bytes: found.size, used: found.mtimeMs }] : []
    })
    const oldest = files.flat().sort((one, other) => one.used - other.used)
    let held = oldest.reduce((sum, { bytes }) => sum + bytes, 0)
    for (const { file, bytes } of oldest) {
      if (held <= mostBytes) break
      await rm(file, { force: true })
      held -= bytes
    }
  }
  const grown = (bytes: number) => {
    unseen += bytes
    if (unseen < lookEvery) return undefined
    tidying ??= tidy()
      .catch(() => undefined)
      .finally(() => {
        unseen = 0
        tidying = undefined
      })
    return tidying
  }

  const keep = async (key: string, contents: Buffer) => {
    const file = join(dir, key)
    const beside = `${file}.${randomUUID()}`
    try {
      await mkdir(dirname(file), { recursive: true })
      await writeFile(beside, contents)
      await rename(beside, file)
      await grown(contents.length)
    } catch {
      // A full disk must not affect the result, only speed.
      await rm(beside, { force: true })
    }
  }

  const fetchOnce = async (key: string, fetch: () => Promise<Buffer | undefined>, again: boolean) => {
    const known = again ? undefined : await readFile(join(dir, key)).catch(() => undefined)
    if (known) {
      const now = new Date()
      void utimes(join(dir, key), now, now).catch(() => undefined)
      return known
    }
    const contents = await fetch()
    if (contents) await keep(key, contents)
    return contents
  }

  /** From the disk, else (or when it is asked for `again`) from `fetch`, which several that ask at once share. */
  return (key: string, fetch: () => Promise<Buffer | undefined>, again = false): Promise<Buffer | undefined> =>
    fetching.share(`${again ? 'again ' : ''}${key}`, () => fetchOnce(key, fetch, again))
}
