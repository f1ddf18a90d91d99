import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Keeps what never changes on this machine's disk; may be removed at any time. Keys are paths that were checked before. */
export function diskCache(dir: string) {
  const under = new Map<string, Promise<Buffer | undefined>>()

  const keep = async (key: string, contents: Buffer) => {
    const file = join(dir, key)
    const beside = `${file}.${randomUUID()}`
    try {
      await mkdir(dirname(file), { recursive: true })
      await writeFile(beside, contents)
      await rename(beside, file)
    } catch {
      // A full disk makes it slower, not wrong.
      await rm(beside, { force: true })
    }
  }

  const fetchOnce = async (key: string, fetch: () => Promise<Buffer | undefined>, again: boolean) => {
    const known = again ? undefined : await readFile(join(dir, key)).catch(() => undefined)
    if (known) return known
    const contents = await fetch()
    if (contents) await keep(key, contents)
    return contents
  }

  /** From the disk, else (or when it is asked for `again`) from `fetch`, which several that ask at once share. */
  return (key: string, fetch: () => Promise<Buffer | undefined>, again = false): Promise<Buffer | undefined> => {
    const place = `${again ? 'again ' : ''}${key}`
    const running = under.get(place) ?? fetchOnce(key, fetch, again).finally(() => under.delete(place))
    under.set(place, running)
    return running
  }
}
