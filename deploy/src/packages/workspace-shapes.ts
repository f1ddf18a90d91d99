import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sharedNames } from '@samspel/federation/registry'
import { filesUnder } from '../build/source-files'
import type { Library } from '../shapes/read-shapes'
import type { Shapes } from '../shapes/shape'
import { hashOfFiles, keepNewest } from './cache'
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
  const own = filesUnder(join(root, 'deploy/src/shapes'))
  const dirs = [...new Set(libraries.map(({ dir }) => dir))]
  const sources = dirs.flatMap((dir) => [join(dir, 'package.json'), ...filesUnder(join(dir, 'src'))])
  return hashOfFiles(root, [...own, ...sources])
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
  keepNewest(cache, KEPT)
  return shapes
}
