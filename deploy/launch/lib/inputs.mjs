import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './paths.mjs'

const NOT_INPUT = new Set(['node_modules', 'dist', '.cache', '.data', 'test-results'])

function* filesUnder(entry) {
  if (!existsSync(entry)) return
  if (!statSync(entry).isDirectory()) {
    yield entry
    return
  }
  for (const child of readdirSync(entry, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (NOT_INPUT.has(child.name) || /\.test\.tsx?$/.test(child.name)) continue
    yield* child.isDirectory() ? filesUnder(path.join(entry, child.name)) : [path.join(entry, child.name)]
  }
}

/** Hashes the paths and contents of the given files and folders (relative to the checkout), except tests. */
export function hashInputs(entries) {
  const hash = createHash('sha256')
  for (const entry of entries) {
    for (const file of filesUnder(path.join(root, entry))) {
      hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
    }
  }
  return hash.digest('hex')
}

/** Whether the stamp file holds this hash, which means that the work was already done for these inputs. */
export const isDone = (stamp, hash) => existsSync(stamp) && readFileSync(stamp, 'utf8') === hash

export function markDone(stamp, hash) {
  mkdirSync(path.dirname(stamp), { recursive: true })
  writeFileSync(stamp, hash)
}
