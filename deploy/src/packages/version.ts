import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import semver from 'semver'
import type { SharedPackage } from './list'
import { sharedPackages } from './list'
import type { Level } from './raise'
import { declaredLevels } from './raise'

/** A version that was raised. */
export interface Raised {
  name: string
  from: string
  to: string
}

/** The tool writes a line for each changeset of a dependency; the one before the list of raised dependencies is enough. */
const withoutRepeats = (changelog: string): string =>
  changelog.replace(/(?:^- Updated dependencies \[\w+\]\n)+(?=- Updated dependencies)/gm, '')

/** Names of the changesets of a checkout that no release has consumed. */
export const pendingChangesets = (root: string): string[] =>
  readdirSync(join(root, '.changeset'))
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .sort()

/**
 * The version that a package gets if the tool of changesets wants to raise it from `from` to `to`. The tool makes 1.0.0 of every package whose peer
 * is raised; before 1.0.0 a break is a minor version, unless somebody has declared the first major one.
 */
export const wantedVersion = (from: string, to: string, declared: Level | undefined): string =>
  from.startsWith('0.') && !to.startsWith('0.') && declared !== 'major' ? semver.inc(from, 'minor')! : to

/** Replaces a version in manifest and changelogs. */
function rewrite(packages: readonly SharedPackage[], { dir, json }: SharedPackage, from: string, to: string): void {
  const manifest = join(dir, 'package.json')
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace(`"version": "${from}"`, `"version": "${to}"`))
  for (const one of packages) {
    const changelog = join(one.dir, 'CHANGELOG.md')
    if (!existsSync(changelog)) continue
    const text = readFileSync(changelog, 'utf8').replaceAll(`${json.name}@${from}`, `${json.name}@${to}`)
    writeFileSync(changelog, one.dir === dir ? text.replace(`## ${from}\n`, `## ${to}\n`) : text)
  }
}

/**
 * Consumes the changesets of a checkout: raises the versions that they name, and those of packages that depend on them, writes the
 * packages' changelogs and removes the changesets.
 * @throws if the tool of changesets fails
 */
export function raiseVersions(root: string): Raised[] {
  const versions = () => new Map(sharedPackages(root).map(({ json }) => [json.name, json.version]))
  const before = versions()
  const declared = declaredLevels(root)
  const tool = createRequire(join(root, 'package.json')).resolve('@changesets/cli/bin.js')
  const { status } = spawnSync(process.execPath, [tool, 'version'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Error('The changesets could not be consumed')
  const packages = sharedPackages(root)
  for (const shared of packages) {
    const { name, version } = shared.json
    const to = wantedVersion(before.get(name) ?? version, version, declared.get(name))
    if (to !== version) rewrite(packages, shared, version, to)
  }
  for (const { dir } of packages) {
    const changelog = join(dir, 'CHANGELOG.md')
    if (existsSync(changelog)) writeFileSync(changelog, withoutRepeats(readFileSync(changelog, 'utf8')))
  }
  return [...versions()].flatMap(([name, to]) => {
    const from = before.get(name)
    return from !== undefined && from !== to ? [{ name, from, to }] : []
  })
}
