import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReleaseFile, RemoteRelease } from '@samspel/federation/registry'
import { readBuildData, remoteRelease } from '../build/release'

const integrityOf = (contents: Buffer): string => `sha256-${createHash('sha256').update(contents).digest('base64')}`

/** Hashes and sizes of a build's files by URL path. Nothing is compressed, because the files stay on this machine. */
export async function factsOf(folder: string, base: string): Promise<Record<string, ReleaseFile>> {
  const facts: Record<string, ReleaseFile> = {}
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (!entry.isFile() || entry.name === 'build.json' || entry.name.endsWith('.map')) continue
    const contents = await readFile(join(folder, entry.name))
    facts[`/${base}/${entry.name}`] = { integrity: integrityOf(contents), bytes: contents.length }
  }
  return facts
}

/** Creates the registry entry for a watched build. Throws a readable error if remote.ts and the build do not match. */
export async function devRelease(folder: string, name: string, version: string): Promise<RemoteRelease> {
  const base = `remotes/${name}/${version}`
  return remoteRelease(await readBuildData(folder), version, base, await factsOf(folder, base))
}

/** Moves a release's URLs to another origin, as an override requires. Drops the hashes: whoever overrides trusts the origin. */
export function atOrigin(
  { languages: _languages, texts: _texts, ...release }: RemoteRelease,
  origin: string,
): RemoteRelease {
  const absolute = (path: string) => origin + path
  return {
    ...release,
    entry: absolute(release.entry),
    css: release.css.map(absolute),
    preload: Object.fromEntries(Object.entries(release.preload).map(([route, files]) => [route, files.map(absolute)])),
    files: {},
  }
}
