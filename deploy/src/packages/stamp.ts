import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { PackageJson, SharedPackage } from './list'

/** What decides, beside the sources of the packages, what a tarball holds. */
const INPUTS = ['shared', 'cli', 'deploy/src', 'pnpm-workspace.yaml', 'tsconfig.base.json']

const git = (root: string, ...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

/**
 * Whether the packages of a checkout are those of their last release: nothing has changed since the commit that raised a version. False without git,
 * since nobody can tell.
 */
export function isReleased(root: string): boolean {
  try {
    const release = git(root, 'log', '-1', '--format=%H', '-G^  "version":', '--', 'shared/*/package.json')
    if (!release) return false
    return (
      git(root, 'diff', '--name-only', release, '--', ...INPUTS) === '' &&
      git(root, 'status', '--porcelain', '--', ...INPUTS) === ''
    )
  } catch {
    return false
  }
}

/** Version of contents that are not those of a release: never that of other contents, and before the release in the order of versions. */
export const stamped = (version: string, hash: string): string => `${version}-next.${hash.slice(0, 12)}`

/** Gives a finished package the version of its contents. */
export function stampFolder(folder: string): void {
  const hash = createHash('sha256')
  const files = readdirSync(folder, { withFileTypes: true, recursive: true }).filter((entry) => entry.isFile())
  for (const file of files.map((entry) => join(entry.parentPath, entry.name)).sort())
    hash
      .update(`${relative(folder, file)}\0`)
      .update(readFileSync(file))
      .update('\0')
  const manifest = join(folder, 'package.json')
  const json = JSON.parse(readFileSync(manifest, 'utf8')) as PackageJson
  const version = stamped(json.version, hash.digest('hex'))
  writeFileSync(manifest, `${JSON.stringify({ ...json, version }, null, 2)}\n`)
}

/** Packages with the versions under which they are packed. */
export const withPackedVersions = (
  packages: readonly SharedPackage[],
  hash: string,
  released: boolean,
): SharedPackage[] =>
  released
    ? [...packages]
    : packages.map((one) => ({ ...one, json: { ...one.json, version: stamped(one.json.version, hash) } }))
