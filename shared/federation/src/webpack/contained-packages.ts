import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import type { Compilation, NormalModule } from 'webpack'
import { packageOf } from './packages.ts'

/** A package that a build contains, or takes from the shell. */
export interface ContainedPackage {
  name: string
  version: string
  license?: string
  /** It is not in the files: the shell provides it. */
  provided?: true
}

type PackageJson = { name?: unknown; version?: unknown; license?: unknown }

/**
 * Reads packages by folder; one without a name (`{"type":"module"}`) belongs to the package around it. What lies in no package but the workspace around
 * `sources`, such as files that the bundler makes, is in none.
 */
function packageReader(sources: string) {
  const known = new Map<string, ContainedPackage | undefined>()
  const read = (dir: string): ContainedPackage | undefined => {
    if (known.has(dir)) return known.get(dir)
    if (dir !== sources && sources.startsWith(`${dir}${sep}`)) return undefined
    const file = join(dir, 'package.json')
    const json = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PackageJson) : {}
    const { name, version, license } = json
    const found =
      typeof name === 'string' && typeof version === 'string'
        ? { name, version, ...(typeof license === 'string' && { license }) }
        : dirname(dir) === dir
          ? undefined
          : read(dirname(dir))
    known.set(dir, found)
    return found
  }
  return read
}

const folderOf = (dir: string, name: string): string | undefined => {
  for (let at = dir; ; at = dirname(at)) {
    const folder = join(at, 'node_modules', name)
    if (existsSync(join(folder, 'package.json'))) return folder
    if (dirname(at) === at) return undefined
  }
}

/**
 * The packages whose modules are in the files of a build, by what the bundler put there, and those that it takes from the shell, sorted. The build's
 * own package is none.
 * @param dir of the sources
 * @param provided libraries that the shell provides
 */
export function containedPackages(
  { modules, chunkGraph }: Compilation,
  dir: string,
  provided: readonly string[],
): ContainedPackage[] {
  const read = packageReader(dir)
  const own = read(dir)
  const found = new Map<string, ContainedPackage>()
  const add = (one: ContainedPackage | undefined, more: { provided?: true } = {}) => {
    if (one && one.name !== own?.name)
      found.set(`${one.name}@${one.version}${more.provided ?? ''}`, { ...one, ...more })
  }
  for (const module of modules) {
    const { resource } = module as NormalModule
    if (resource && chunkGraph.getNumberOfModuleChunks(module) > 0) add(read(dirname(resource.split('?')[0]!)))
  }
  for (const library of new Set(provided.map(packageOf))) {
    const folder = folderOf(dir, library)
    add(folder === undefined ? undefined : read(folder), { provided: true })
  }
  return [...found].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, each]) => each)
}
