import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { sharedNames } from '@samspel/federation/registry'
import { filesUnder } from '../build/source-files'
import type { Library } from '../shapes/read-shapes'
import type { Shapes } from '../shapes/shape'
import type { PackageJson } from './list'

const OWN = /^@samspel\/([^/]+)(\/.+)?$/

/** The contract: compared by its version, since reading the types of its endpoints takes a minute. */
const CONTRACT = '@samspel/api'

/** The packages of a checkout that the shell provides, the contract left out. */
export const ownLibraries = (root: string): Library[] =>
  sharedNames.flatMap((name) => {
    const [, folder, path = ''] = OWN.exec(name) ?? []
    if (!folder || name === CONTRACT) return []
    const dir = join(root, 'shared', folder)
    if (!existsSync(dir)) return []
    const { exports = {} } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as PackageJson
    const entry = exports[`.${path}`]
    return typeof entry === 'string' ? [{ name, dir, entry: join(dir, entry) }] : []
  })

const KEPT = 5

function hashOf(root: string, libraries: readonly Library[]): string {
  const hash = createHash('sha256')
  const dirs = [...new Set(libraries.map(({ dir }) => dir))]
  const own = filesUnder(join(root, 'deploy/src/shapes'))
  for (const file of [...own, ...dirs.flatMap((dir) => [join(dir, 'package.json'), ...filesUnder(join(dir, 'src'))])])
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0')
  return hash.digest('hex').slice(0, 16)
}

function dropOld(cache: string): void {
  const files = readdirSync(cache).map((name) => join(cache, name))
  const ageOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
  for (const old of files.sort((one, other) => ageOf(other) - ageOf(one)).slice(KEPT)) rmSync(old, { force: true })
}

/** The shapes of the shared packages of a checkout. Takes some three seconds once for each state of their sources; kept in `.cache/shapes`. */
export async function workspaceShapes(root: string): Promise<Shapes> {
  const libraries = ownLibraries(root)
  const cache = join(root, '.cache/shapes')
  const file = join(cache, `${hashOf(root, libraries)}.json`)
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Shapes
  // With the compiler, which most commands do without.
  const { readShapes } = await import('../shapes/read-shapes')
  const shapes = readShapes(libraries)
  mkdirSync(cache, { recursive: true })
  const beside = `${file}.${process.pid}`
  writeFileSync(beside, JSON.stringify(shapes))
  renameSync(beside, file)
  dropOld(cache)
  return shapes
}
