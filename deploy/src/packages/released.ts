import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import semver from 'semver'
import type { BuiltPackages, PackageJson, SharedPackage } from './list'
import { linkDependencies } from './stage'

const namesIn = (folder: string): string[] => {
  try {
    return readdirSync(folder)
  } catch (error) {
    throw new Error(`The tarballs of the last release cannot be read: ${(error as Error).message}`)
  }
}

/** The newest tarball of a package in a folder, as `npm pack` names it; undefined if there is none. */
function newestOf(name: string, tarballs: readonly string[]): string | undefined {
  const start = `${name.slice(1).replace('/', '-')}-`
  const versionOf = (file: string): string => file.slice(start.length, -'.tgz'.length)
  return tarballs
    .filter((file) => file.startsWith(start) && file.endsWith('.tgz') && semver.valid(versionOf(file)))
    .sort((one, other) => semver.rcompare(versionOf(one), versionOf(other)))[0]
}

/**
 * Unpacks the newest released version of each package. A package that was never released is left out. The types of other packages
 * are those that are installed today.
 * @param tarballs folder with the tarballs of earlier releases
 * @param into an empty folder
 * @throws if the folder cannot be read, or a tarball is damaged
 */
export function unpackReleased(packages: readonly SharedPackage[], tarballs: string, into: string): BuiltPackages {
  const names = namesIn(tarballs)
  const found = packages.flatMap((shared) => {
    const file = newestOf(shared.json.name, names)
    return file ? [{ shared, file }] : []
  })
  const released = found.map(({ shared, file }): SharedPackage => {
    const place = join(into, shared.folder)
    mkdirSync(place, { recursive: true })
    execFileSync('tar', ['-xzf', join(tarballs, file), '-C', place, '--strip-components=1'])
    const json = JSON.parse(readFileSync(join(place, 'package.json'), 'utf8')) as PackageJson
    return { ...shared, json }
  })
  for (const one of released) linkDependencies(one, join(into, one.folder), released)
  return { packages: released, root: into }
}
