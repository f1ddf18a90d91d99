import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sharedNames } from '../shared-names.ts'

interface PackageJson {
  name: string
  version: string
  peerDependencies?: Record<string, string>
}

/** A package's own package.json. */
export const readPackage = (dir: string): PackageJson =>
  JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as PackageJson

/** `react-dom/client` → `react-dom`, `@samspel/ui/x` → `@samspel/ui`. */
export const packageOf = (request: string): string =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/')

/** Version of a package as installed for `dir`. Throws when it is not. */
export function installedVersion(dir: string, name: string): string {
  for (let at = dir; ; at = dirname(at)) {
    const folder = join(at, 'node_modules', name)
    if (existsSync(join(folder, 'package.json'))) return readPackage(folder).version
    if (dirname(at) === at) throw new Error(`${name} is not installed for ${dir}`)
  }
}

/** Package name to installed version, for every shared library. */
export const sharedVersions = (dir: string): Record<string, string> =>
  Object.fromEntries(sharedNames.map((name) => [name, installedVersion(dir, packageOf(name))]))

/** What a remote asks of the shell for one library. */
export interface SharedNeed {
  import: false
  singleton: true
  strictVersion: true
  requiredVersion: string
}

/**
 * The federation `shared` list of a remote, derived from its peerDependencies: one list that cannot drift from another.
 * `import: false` makes the shell's copy the only one; the range is written out, since `catalog:` and `workspace:` are not understood.
 * Throws when a peer is no shared library: such a package belongs in `dependencies`.
 */
export function sharedOf(dir: string): Record<string, SharedNeed> {
  const peers = Object.keys(readPackage(dir).peerDependencies ?? {})
  const known = new Set<string>(sharedNames.map(packageOf))
  const strangers = peers.filter((peer) => !known.has(peer))
  if (strangers.length > 0) {
    throw new Error(
      `${readPackage(dir).name}: the shell does not provide ${strangers.join(', ')}; list it under dependencies`,
    )
  }
  return Object.fromEntries(
    sharedNames
      .filter((name) => peers.includes(packageOf(name)))
      .map((name) => {
        const requiredVersion = `^${installedVersion(dir, packageOf(name))}`
        return [name, { import: false, singleton: true, strictVersion: true, requiredVersion }]
      }),
  )
}
