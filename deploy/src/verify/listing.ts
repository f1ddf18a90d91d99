import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

/** Hash of every file below a folder, by path. */
export async function listing(dir: string): Promise<Map<string, string>> {
  const entries = (await readdir(dir, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
  const hashed = entries.map(async (entry): Promise<[string, string]> => {
    const file = join(entry.parentPath, entry.name)
    return [
      relative(dir, file),
      createHash('sha256')
        .update(await readFile(file))
        .digest('hex'),
    ]
  })
  return new Map(await Promise.all(hashed))
}

/** Files that were added, changed or removed between two listings. */
export const changedBetween = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter((file) => before.get(file) !== after.get(file)).sort()
