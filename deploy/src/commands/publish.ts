import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hashInputs, versionFor } from '../build/inputs'
import { pack } from '../build/pack'
import { readBuildData, remoteRelease, shellRelease } from '../build/release'
import { runBuild } from '../build/run-build'
import type { Buildable } from '../build/workspace'
import { releasePath } from '../storage/paths'
import { VersionTaken } from '../storage/storage'
import { actor } from './actor'
import type { ReleaseRecord, Storage } from '../storage/storage'

/** What publishing has done. */
export interface Published {
  name: string
  version: string
  /** False when this very build was there already. */
  built: boolean
  /** ms. */
  took: number
}

/**
 * Builds and stores a release; live for nobody until it is promoted. The same inputs under the same version do nothing.
 * @param wanted version; made from package.json and the hash of the inputs when left out
 */
export async function publish(storage: Storage, buildable: Buildable, wanted?: string): Promise<Published> {
  const begun = Date.now()
  const { name, kind } = buildable
  const inputs = hashInputs(buildable)
  const version = wanted ?? versionFor(buildable, inputs)
  const known = await storage.readRelease(name, version)
  if (known && known.inputs !== inputs) throw new VersionTaken(`${name}@${version} exists already and was built from other sources; choose another version`)
  if (known) return { name, version, built: false, took: Date.now() - begun }

  const folder = await mkdtemp(join(tmpdir(), `samspel-${name}-`))
  try {
    await runBuild(buildable, version, folder)
    const data = await readBuildData(folder)
    await rm(join(folder, 'build.json'))
    const base = releasePath(name, version)
    const { files, facts } = await pack(folder, base)
    const common = { name, inputs, publishedAt: new Date().toISOString(), publishedBy: actor() }
    const record: ReleaseRecord =
      kind === 'shell'
        ? { ...common, kind, release: shellRelease(data, version, base, facts) }
        : { ...common, kind, release: remoteRelease(data, version, base, facts) }
    await storage.putRelease(record, files)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  await storage.appendHistory({ at: new Date().toISOString(), by: actor(), action: 'publish', name, to: version })
  return { name, version, built: true, took: Date.now() - begun }
}
