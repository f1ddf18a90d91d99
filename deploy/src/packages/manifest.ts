import type { ExportTarget, PackageJson } from './list'

/** What `catalog:` and `workspace:` stand for. */
export interface Versions {
  catalog: Readonly<Record<string, string>>
  /** Package of the workspace to its version. */
  workspace: Readonly<Record<string, string>>
}

const SOURCE = './src/'

/** `./src/a.ts` → `./dist/a.js`; what is no TypeScript keeps its name. */
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

/** Packages of the workspace are released with caret ranges: one of them may be fixed without a release of all. */
function realRange(name: string, range: string, { catalog, workspace }: Versions, isPeer: boolean): string {
  if (range.startsWith('workspace:')) {
    const version = workspace[name]
    if (!version) throw new Error(`${name} is no package of the workspace that is released`)
    return `^${version}`
  }
  if (!range.startsWith('catalog:')) return range
  const version = catalog[name]
  if (!version) throw new Error(`${name} does not stand in the catalog of pnpm-workspace.yaml`)
  // What a package brings is the version that was tested (some break with the next one); what it meets there may be newer.
  return isPeer && /^\d/.test(version) ? `^${version}` : version
}

const realRanges = (ranges: PackageJson['dependencies'], versions: Versions, isPeer: boolean) =>
  ranges &&
  Object.fromEntries(Object.entries(ranges).map(([name, range]) => [name, realRange(name, range, versions, isPeer)]))

/**
 * The package.json that a released package has: exports point at what is built, versions are real ones.
 * Throws for a dependency that nobody outside could install.
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
