import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Number of pictures kept; beyond it the least recently used are deleted. */
const most = 4_000
const tidyEvery = 200

/**
 * Caches drawn pictures under `<dataDir>/og`, by their content. They can always be drawn again, so the folder may be emptied at any time.
 */
export const pictureStore = (dataDir: string) => {
  const root = path.join(dataDir, 'og')
  const drawing = new Map<string, Promise<Buffer>>()
  let written = 0

  const tidy = async () => {
    const files = (await readdir(root)).filter((name) => name.endsWith('.png'))
    if (files.length <= most) return
    const aged = await Promise.all(
      files.map(async (name) => ({
        name,
        used: (await stat(path.join(root, name)).catch(() => undefined))?.mtimeMs ?? 0,
      })),
    )
    const old = aged.sort((one, other) => one.used - other.used).slice(0, files.length - most)
    await Promise.all(old.map(({ name }) => rm(path.join(root, name), { force: true })))
  }

  const keep = async (file: string, content: Buffer) => {
    await mkdir(root, { recursive: true })
    const half = `${file}.${process.pid}.half`
    await writeFile(half, content)
    await rename(half, file)
    written += 1
    if (written % tidyEvery === 0) await tidy()
  }

  const makeAndKeep = async (file: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    const content = await make()
    // A full disk only prevents caching.
    await keep(file, content).catch(() => undefined)
    return content
  }

  /** Returns the cached picture, or draws it once for all concurrent requests. */
  return async (version: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    const file = path.join(root, `${version}.png`)
    const known = await readFile(file).catch(() => undefined)
    if (known) {
      const now = new Date()
      void utimes(file, now, now).catch(() => undefined)
      return known
    }
    const running = drawing.get(version) ?? makeAndKeep(file, make).finally(() => drawing.delete(version))
    drawing.set(version, running)
    return running
  }
}
