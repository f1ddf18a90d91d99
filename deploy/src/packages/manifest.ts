import type { ExportTarget, PackageJson } from './list'

/** Versions that `catalog:` and `workspace:` refer to. */
export interface Versions {
  catalog: Readonly<Record<string, string>>
  /** Workspace packages and their versions. */
  workspace: Readonly<Record<string, string>>
}

const SOURCE = './src/'

/** Maps sources to built files: `./src/a.ts` → `./dist/a.js`. Other files keep their name. */
const builtFile = (file: string, extension: string): string =>
  file.startsWith(SOURCE) ? file.replace(SOURCE, './dist/').replace(/(?<!\.d)\.tsx?$/, extension) : file

const isScript = (file: string): boolean => /(?<!\.d)\.tsx?$/.test(file)

function builtTarget(target: ExportTarget): ExportTarget {
  if (typeof target !== 'string')
    return Object.fromEntries(Object.entries(target).map(([condition, file]) => [condition, builtFile(file, '.js')]))
  if (isScript(target)) return { types: builtFile(target, '.d.ts'), default: builtFile(target, '.js') }
  if (target.endsWith('.mjs'))
    return { types: builtFile(target, '.js').replace(/\.mjs$/, '.d.mts'), default: builtFile(target, '.js') }
  return builtFile(target, '.js')
}

/** Workspace packages are released with caret ranges, so that one can be fixed without releasing all. */
function realRange(name: string, range: string, { catalog, workspace }: Versions, isPeer: boolean): string {
  if (range.startsWith('workspace:')) {
    const version = workspace[name]
    if (!version) throw new Error(`${name} is no package of the workspace that is released`)
    return `^${version}`
  }
  if (!range.startsWith('catalog:')) return range
  const version = catalog[name]
  if (!version) throw new Error(`${name} does not stand in the catalog of pnpm-workspace.yaml`)
  // Dependencies are pinned to the tested version, since some break with the next one; peer dependencies may be newer.
  return isPeer && /^\d/.test(version) ? `^${version}` : version
}

const realRanges = (ranges: PackageJson['dependencies'], versions: Versions, isPeer: boolean) =>
  ranges &&
  Object.fromEntries(Object.entries(ranges).map(([name, range]) => [name, realRange(name, range, versions, isPeer)]))

/**
 * Creates the package.json of a released package: exports point at built files, and versions are real ones. Throws for a
 * dependency that consumers could not install.
 */
export function releasedManifest(json: PackageJson, versions: Versions): object {
  const { name, version, description, type, license, exports = {}, sideEffects } = json
  const dependencies = realRanges(json.dependencies, versions, false)
  const peerDependencies = realRanges(json.peerDependencies, versions, true)
  return {
    name,
    version,
    ...(description && { description }),
    ...(type && { type }),
    license: license ?? 'UNLICENSED',
    engines: { node: '>=20.19' },
    exports: {
      ...Object.fromEntries(Object.entries(exports).map(([path, target]) => [path, builtTarget(target)])),
      './package.json': './package.json',
    },
    ...(sideEffects !== undefined && { sideEffects }),
    ...(dependencies && { dependencies }),
    ...(peerDependencies && { peerDependencies }),
  }
}
