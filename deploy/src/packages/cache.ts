import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Hash of files by their paths in the checkout and their contents, for the name of what is made of them. */
export function hashOfFiles(root: string, files: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of files)
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0')
  return hash.digest('hex').slice(0, 16)
}

const ageOf = (place: string): number => statSync(place, { throwIfNoEntry: false })?.mtimeMs ?? 0

/** Removes all but the newest files or folders of a cache. */
export function keepNewest(cache: string, count: number): void {
  const places = readdirSync(cache).map((name) => join(cache, name))
  for (const old of places.sort((one, other) => ageOf(other) - ageOf(one)).slice(count))
    rmSync(old, { recursive: true, force: true })
}
