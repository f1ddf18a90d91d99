import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs'
import path from 'node:path'

const manifestOf = (folder) => JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))

/**
 * Resolves a package's folder as seen from a dependent. Undefined if not installed, which is possible for
 * optional dependencies of another platform.
 */
function folderOf(name, from) {
  for (let at = from; ; at = path.dirname(at)) {
    const found = path.join(at, 'node_modules', name)
    if (existsSync(path.join(found, 'package.json'))) return realpathSync(found)
    if (at === path.dirname(at)) return undefined
  }
}

/** What `overrides` of pnpm-workspace.yaml takes out of a package: its plugins for bundlers, which nothing here loads. */
const LEFT_OUT = new Set(['@sentry/node>@sentry/bundler-plugins'])

const link = (target, place) => {
  mkdirSync(path.dirname(place), { recursive: true })
  symlinkSync(path.relative(path.dirname(place), target), place)
}

/**
 * Copies packages and all their runtime dependencies into a pnpm-style symlinked `node_modules`. Nothing is downloaded: the packages come
 * from this checkout's installation, which follows the lockfile.
 * @param {string} from folder of the package that needs them @param {readonly string[]} names @param {string} out
 */
export function collectPackages(from, names, out) {
  const store = path.join(out, 'node_modules', '.store')
  /** @type {Map<string, string>} folder → its copy */
  const copied = new Map()
  const copy = (name, folder) => {
    const known = copied.get(folder)
    if (known) return known
    const manifest = manifestOf(folder)
    const room = path.join(store, `${name.replace('/', '+')}@${manifest.version}-${copied.size}`, 'node_modules')
    const target = path.join(room, name)
    copied.set(folder, target)
    cpSync(folder, target, {
      recursive: true,
      filter: (file) =>
        !/\.(?:map|d\.[cm]?ts|md|markdown)$/.test(file) && !file.slice(folder.length).startsWith('/node_modules'),
    })
    const needed = { ...manifest.dependencies, ...manifest.optionalDependencies, ...manifest.peerDependencies }
    for (const dependency of Object.keys(needed)) {
      const found = folderOf(dependency, folder)
      if (found) link(copy(dependency, found), path.join(room, dependency))
      else if (dependency in (manifest.dependencies ?? {}) && !LEFT_OUT.has(`${name}>${dependency}`))
        throw new Error(`${name} needs ${dependency}, which is not installed`)
    }
    return target
  }
  for (const name of names) {
    const found = folderOf(name, from)
    if (!found) throw new Error(`${name} is not installed for ${from}`)
    link(copy(name, found), path.join(out, 'node_modules', name))
  }
  return copied.size
}

/** Npm packages imported by built files, including files that those import. */
export function packagesIn(folder, entries) {
  const seen = new Set()
  const packages = new Set()
  const look = (file) => {
    if (seen.has(file)) return
    seen.add(file)
    const text = readFileSync(path.join(folder, file), 'utf8')
    for (const [, name] of text.matchAll(/(?:\bfrom|\bimport|\brequire)\s*\(?\s*["']([^"'\s]+)["']/g)) {
      if (name.startsWith('.')) look(path.basename(name))
      else if (!name.startsWith('node:') && /^(?:@[a-z0-9-]+\/)?[a-z][a-z0-9.-]*(?:\/|$)/.test(name))
        packages.add(
          name
            .split('/')
            .slice(0, name.startsWith('@') ? 2 : 1)
            .join('/'),
        )
    }
  }
  entries.forEach(look)
  return { packages: [...packages].sort(), files: [...seen].sort() }
}
