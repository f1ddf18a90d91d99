import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { parse } from 'yaml'

type Resolved = Record<string, { version: string }>

interface Importer {
  dependencies?: Resolved
  optionalDependencies?: Resolved
  devDependencies?: Resolved
}

interface Snapshot {
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

/** The parts of a pnpm-lock.yaml (version 9) that are used here. */
interface Lockfile {
  importers: Record<string, Importer>
  packages?: Record<string, { resolution?: unknown }>
  snapshots?: Record<string, Snapshot>
}

const LINK = 'link:'

// Cached because every part of the workspace asks for it, and parsing takes longer than reading.
let last: { text: string; lockfile: Lockfile } | undefined

/** Reads the current lockfile of a workspace. */
export function readLockfile(root: string): Lockfile {
  const text = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')
  if (last?.text !== text) last = { text, lockfile: parse(text) as Lockfile }
  return last.lockfile
}

/**
 * The packages that workspace folders resolve to, including transitive dependencies, each with the hash of its contents, sorted. Nothing
 * else in the lockfile affects the result.
 * @param folders relative to the workspace; the first one's development dependencies are included, because they build it
 * @param follows whether the workspace package in a folder is included in the build
 */
export function resolvedFor(
  [first, ...others]: readonly [string, ...string[]],
  lockfile: Lockfile,
  follows: (folder: string) => boolean,
): string[] {
  const { importers, packages = {}, snapshots = {} } = lockfile
  const found = new Map<string, string>()
  const folders = new Set<string>()

  const addPackage = (name: string, version: string): void => {
    // An alias is recorded under its target's name.
    const key = snapshots[version] ? version : `${name}@${version}`
    if (found.has(key)) return
    found.set(key, JSON.stringify(packages[key.replace(/\(.*$/, '')]?.resolution ?? ''))
    const { dependencies, optionalDependencies } = snapshots[key] ?? {}
    for (const [child, at] of Object.entries({ ...dependencies, ...optionalDependencies })) addPackage(child, at)
  }

  const addFolder = (folder: string, builds: boolean): void => {
    if (folders.has(folder)) return
    folders.add(folder)
    const { dependencies, optionalDependencies, devDependencies } = importers[folder] ?? {}
    for (const [name, { version }] of Object.entries({
      ...dependencies,
      ...optionalDependencies,
      ...(builds && devDependencies),
    })) {
      if (!version.startsWith(LINK)) addPackage(name, version)
      else if (!devDependencies?.[name]) {
        const linked = posix.join(folder, version.slice(LINK.length))
        if (follows(linked)) addFolder(linked, false)
      }
    }
  }

  addFolder(first, true)
  for (const folder of others) addFolder(folder, false)
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, resolution]) => `${key} ${resolution}`)
}
