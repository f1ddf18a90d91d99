import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { readCatalog, sharedPackages } from '../packages/list'
import { InvalidOptions } from './options'

type Ranges = Record<string, string>

/** Versions that a separate repository installs in place of `catalog:` and `workspace:`. */
export interface Supply {
  catalog: Readonly<Ranges>
  /** Versions of the released workspace packages. */
  released: Readonly<Ranges>
  /** Tarball paths of the same packages, relative to the new folder; empty if they come from a registry. */
  tarballs: Readonly<Ranges>
}

/** The package.json of a remote in this workspace. */
export interface RemoteJson {
  name: string
  version: string
  description?: string
  type?: string
  exports?: object
  dependencies?: Ranges
  peerDependencies?: Ranges
  devDependencies?: Ranges
}

const TOOLS = [
  '@jest/globals',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'jest',
  '@happy-dom/jest-environment',
]
/** The compiler that checks the types of this checkout; `typescript` of the catalog is the one that lint needs. */
const COMPILER = { name: 'typescript', listedAs: 'typescript-7' }
const OWN_TOOLS = ['@samspel/cli', '@samspel/testing']
// The presets depend on these.
const BUNDLER = ['webpack', 'webpack-cli']
const CLI = 'cli'
/** Of fastify, under `@samspel/cli`: newer ones ask for Node 22 by their `cookie`. */
const OLDER = { 'light-my-request': '6.6.0' }

const SCRIPTS = {
  test: 'jest',
  // A remote is small: with more checkers, each of which resolves the shared types again, it takes longer.
  typecheck: 'tsc --noEmit --checkers 1',
  isolate: 'samspel isolate',
  dev: 'samspel dev',
  build: 'samspel build',
  gate: 'samspel gate',
  release: 'samspel publish',
  promote: 'samspel promote',
  rollback: 'samspel rollback',
  status: 'samspel status',
}

const sorted = (ranges: Ranges): Ranges =>
  Object.fromEntries(Object.entries(ranges).sort(([one], [other]) => (one < other ? -1 : 1)))

const fileOf = (name: string, version: string): string => `${name.slice(1).replace('/', '-')}-${version}.tgz`

/** The tarball of a version in a folder: of those that were packed before its next release, the last one. */
function tarballOf(folder: string, name: string, version: string): string | undefined {
  const start = fileOf(name, version).slice(0, -4)
  const isOne = (file: string): boolean =>
    file === `${start}.tgz` || (file.startsWith(`${start}-next.`) && file.endsWith('.tgz'))
  const timeOf = (file: string): number => statSync(join(folder, file)).mtimeMs
  return (existsSync(folder) ? readdirSync(folder) : [])
    .filter(isOne)
    .sort((one, other) => timeOf(other) - timeOf(one))[0]
}

/** Packages of this checkout that other repositories can install, with their versions, and their tarballs if there is a folder of them. */
export function supplyOf(root: string, packages?: string, into = 'packages'): Supply {
  const cli = join(root, CLI, 'package.json')
  const own = [
    ...sharedPackages(root).map(({ json }) => json),
    ...(existsSync(cli) ? [JSON.parse(readFileSync(cli, 'utf8')) as { name: string; version: string }] : []),
  ]
  const found = own.map(({ name, version }) => ({
    name,
    version,
    file: packages && tarballOf(packages, name, version),
  }))
  const missing = packages ? found.filter(({ file }) => !file).map(({ name, version }) => fileOf(name, version)) : []
  if (missing.length > 0) {
    throw new InvalidOptions(
      `${packages} has no ${missing.join(', ')}. Make them: npm run packages -- pack --out ${packages}`,
    )
  }
  return {
    catalog: readCatalog(root),
    released: Object.fromEntries(
      found.map(({ name, version, file }) => [name, file ? file.slice(fileOf(name, '').length - 4, -4) : version]),
    ),
    tarballs: Object.fromEntries(found.flatMap(({ name, file }) => (file ? [[name, `file:${into}/${file}`]] : []))),
  }
}

/** Copies the tarballs of a supply to the paths listed in it. */
export function bringTarballs({ tarballs }: Supply, packages: string, folder: string): string[] {
  return Object.values(tarballs).map((spec) => {
    const place = join(folder, spec.replace('file:', ''))
    mkdirSync(dirname(place), { recursive: true })
    cpSync(join(packages, basename(place)), place)
    return relative(folder, place)
  })
}

/**
 * Creates the package.json of a remote in a separate repository. What the shell provides is a peer dependency with a range, and is
 * installed at exactly the shell's version, because the gate refuses a remote built with a newer one.
 */
export function standaloneManifest(
  {
    name,
    version,
    description,
    type,
    exports,
    dependencies = {},
    peerDependencies = {},
    devDependencies = {},
  }: RemoteJson,
  { catalog, released, tarballs }: Supply,
): object {
  const versionOf = (library: string): string => {
    const found = released[library] ?? catalog[library]
    if (!found) throw new InvalidOptions(`${library} has no version that could be installed elsewhere`)
    return found
  }
  const exact = (library: string): string => tarballs[library] ?? versionOf(library)
  const peers = Object.keys(peerDependencies)
  const real = (ranges: Ranges): Ranges =>
    Object.fromEntries(
      Object.entries(ranges).map(([library, range]) => [
        library,
        /^(catalog|workspace):/.test(range) ? exact(library) : range,
      ]),
    )
  const tools = real(
    Object.fromEntries(Object.entries(devDependencies).filter(([library]) => !BUNDLER.includes(library))),
  )
  // The tarballs depend on each other by version, which may not exist in any registry; point them at the tarballs instead.
  const overrides = { ...OLDER, ...tarballs }
  return {
    name,
    version,
    private: true,
    ...(description && { description }),
    type: type ?? 'module',
    engines: { node: '>=20.19' },
    ...(exports && { exports }),
    scripts: SCRIPTS,
    ...(Object.keys(dependencies).length > 0 && { dependencies: real(dependencies) }),
    peerDependencies: Object.fromEntries(peers.map((library) => [library, `^${versionOf(library)}`])),
    devDependencies: sorted({
      ...tools,
      ...Object.fromEntries([...peers, ...OWN_TOOLS, ...TOOLS].map((library) => [library, exact(library)])),
      [COMPILER.name]: versionOf(COMPILER.listedAs).replace(`npm:${COMPILER.name}@`, ''),
    }),
    overrides: OLDER,
    pnpm: { overrides, onlyBuiltDependencies: ['@swc/core', 'esbuild'] },
  }
}

/** Files of an existing remote to copy, excluding those that are generated again. */
export const filesToMove = (dir: string): string[] =>
  readdirSync(dir, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)))
    .filter((file) => !/^(node_modules|dist|\.cache)\//.test(file) && file !== 'package.json')
    .sort()
