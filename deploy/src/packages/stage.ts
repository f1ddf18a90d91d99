import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { FACADES, facadeTypes } from '@samspel/federation/facade-types'
import { readShapes } from '../shapes/read-shapes'
import { SHAPE_FILE } from '../shapes/shape-file'
import { hashOfFiles, keepNewest } from './cache'
import { emitPackages, filesUnder } from './emit'
import type { BuiltPackages, SharedPackage } from './list'
import { readCatalog, sharedPackages } from './list'
import { releasedManifest } from './manifest'
import { isReleased, withPackedVersions } from './stamp'
import { packFolders } from './tarballs'
import { ownLibraries } from './workspace-shapes'

const KEPT = 3
const TARBALLS = 'tarballs'
const BESIDE = ['README.md', 'CHANGELOG.md']

/** Top-level files of a package that its exports refer to. */
const namedFiles = ({ dir, json }: SharedPackage): string[] =>
  Object.values(json.exports ?? {})
    .flatMap((target) => (typeof target === 'string' ? [target] : Object.values(target)))
    .filter((file) => /^\.\/[^/]+$/.test(file))
    .concat(BESIDE)
    .filter((file) => existsSync(join(dir, file)))

function hashOf(root: string, packages: readonly SharedPackage[]): string {
  const own = [...filesUnder(import.meta.dirname), ...filesUnder(join(import.meta.dirname, '../shapes'))]
  const tops = packages.flatMap((one) => ['package.json', ...namedFiles(one)].map((file) => join(one.dir, file)))
  const sources = packages.flatMap(({ dir }) => filesUnder(join(dir, 'src')))
  return hashOfFiles(root, [
    ...own,
    ...tops,
    ...sources,
    join(root, 'pnpm-workspace.yaml'),
    join(root, 'tsconfig.base.json'),
  ])
}

/**
 * Links a package's dependencies where it is built, with other shared packages in built form, so that its types
 * can be resolved. Not part of the tarball.
 */
export function linkDependencies({ dir }: SharedPackage, place: string, packages: readonly SharedPackage[]): void {
  const from = join(dir, 'node_modules')
  const names = existsSync(from) ? readdirSync(from).filter((name) => !name.startsWith('.')) : []
  for (const name of names.flatMap((top) =>
    top.startsWith('@') ? readdirSync(join(from, top)).map((inner) => join(top, inner)) : [top],
  )) {
    const link = join(place, 'node_modules', name)
    const own = packages.find(({ json }) => json.name === name)
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(own ? relative(dirname(link), join(dirname(place), own.folder)) : join(from, name), link)
  }
}

/** Shared packages of a checkout as they would be released now. */
export interface Staged extends BuiltPackages {
  /** Whether they are those of the last release. Others have versions that say so, see stamp.ts. */
  released: boolean
  /** Built folder of a package, by its folder name in `shared/`. */
  folderOf(folder: string): string
  /** Folder of the tarballs. */
  tarballs: string
}

/** Writes beside each package the types that the gate compares, as remotes of other repositories are built against them. */
function writeTypes(root: string, packages: readonly SharedPackage[], into: string): void {
  const shapes = Object.entries(readShapes(ownLibraries(root)))
  for (const { folder, json } of packages) {
    const own = shapes.filter(([library]) => library === json.name || library.startsWith(`${json.name}/`))
    if (own.length > 0) writeFileSync(join(into, folder, SHAPE_FILE), JSON.stringify(Object.fromEntries(own)))
  }
}

/** Writes the types of libraries that the shell gives in part into the package with the presets; the tsconfig of a repository names them. */
function writeFacades(packages: readonly SharedPackage[], into: string): void {
  const presets = packages.find(({ json }) => json.name === '@samspel/federation')
  if (!presets) return
  const place = join(into, presets.folder, FACADES)
  mkdirSync(place, { recursive: true })
  for (const [file, text] of facadeTypes()) writeFileSync(join(place, file), text)
}

/** Builds every shared package once per state of its sources; cached in `.cache/packages`. Concurrent calls get the same result. */
export function stagePackages(root: string): Staged {
  const sources = sharedPackages(root)
  const hash = hashOf(root, sources)
  const released = isReleased(root)
  const packages = withPackedVersions(sources, hash, released)
  const cache = join(root, '.cache/packages')
  const staged = join(cache, released ? `${hash}-released` : hash)
  if (!existsSync(staged)) {
    const beside = join(cache, `new-${process.pid}`)
    rmSync(beside, { recursive: true, force: true })
    const versions = {
      catalog: readCatalog(root),
      workspace: Object.fromEntries(packages.map(({ json }) => [json.name, json.version])),
    }
    for (const one of packages) {
      const place = join(beside, one.folder)
      mkdirSync(place, { recursive: true })
      writeFileSync(join(place, 'package.json'), `${JSON.stringify(releasedManifest(one.json, versions), null, 2)}\n`)
      for (const file of namedFiles(one)) cpSync(join(one.dir, file), join(place, file))
    }
    writeTypes(root, packages, beside)
    writeFacades(packages, beside)
    emitPackages(root, new Map(packages.map(({ dir, folder }) => [dir, join(beside, folder)])))
    packFolders(
      packages.map(({ folder }) => join(beside, folder)),
      join(beside, TARBALLS),
    )
    // Link after packing, because npm scans every node_modules that it finds beside a package.
    for (const one of packages) linkDependencies(one, join(beside, one.folder), packages)
    try {
      renameSync(beside, staged)
    } catch (error) {
      // Another process finished first; use its result.
      if (!existsSync(staged)) throw error
      rmSync(beside, { recursive: true, force: true })
    }
    keepNewest(cache, KEPT)
  }
  return {
    packages,
    released,
    root: staged,
    folderOf: (folder) => join(staged, folder),
    tarballs: join(staged, TARBALLS),
  }
}
