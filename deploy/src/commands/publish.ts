import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { hashInputs, versionFor } from '../build/inputs'
import { pack } from '../build/pack'
import { readBuildData, remoteRelease, shellRelease } from '../build/release'
import { runBuild } from '../build/run-build'
import type { Buildable } from '../build/workspace'
import { checkFit, pass } from '../gate/check'
import type { Finding } from '../gate/finding'
import { checkSize } from '../gate/size'
import { releasePath } from '../storage/paths'
import { VersionTaken } from '../storage/storage'
import { temporaryFolder } from '../temporary-folder'
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
  /** What the gate had to say; nothing about a build that was there already, which promoting checks. */
  findings: Finding[]
  /** Names of the findings that were overridden. */
  forced: string[]
}

/** How to publish. */
export interface PublishOptions {
  /** Made from package.json and the hash of the inputs when left out. */
  version?: string
  /** Publishes what the gate would keep out, and writes that down. */
  force?: boolean
  by?: string
  /** False leaves the comparison with what is live to the caller, who ships several at once. The size is always checked. */
  compare?: boolean
}

/**
 * Builds and stores a release; live for nobody until it is promoted. The same inputs under the same version do nothing.
 * Throws `DoesNotFit` when the gate keeps it out; nothing is stored then.
 */
export async function publish(storage: Storage, buildable: Buildable, { version: wanted, force = false, by = actor(), compare = true }: PublishOptions = {}): Promise<Published> {
  const begun = Date.now()
  const { name, kind } = buildable
  const inputs = hashInputs(buildable)
  const version = wanted ?? versionFor(buildable, inputs)
  const known = await storage.readRelease(name, version)
  if (known && known.inputs !== inputs) throw new VersionTaken(`${name}@${version} exists already and was built from other sources; choose another version`)
  const done = (built: boolean, findings: Finding[], forced: string[]): Published => ({ name, version, built, took: Date.now() - begun, findings, forced })
  if (known) return done(false, [], [])

  const folder = temporaryFolder(name)
  try {
    await runBuild(buildable, version, folder)
    const data = await readBuildData(folder, name)
    await rm(join(folder, 'build.json'))
    const base = releasePath(name, version)
    const { files, facts } = await pack(folder, base)
    const common = { name, inputs, publishedAt: new Date().toISOString(), publishedBy: by }
    const record: ReleaseRecord =
      kind === 'shell'
        ? { ...common, kind, release: shellRelease(data, version, base, facts) }
        : { ...common, kind, release: remoteRelease(data, version, base, facts) }
    const findings = [
      ...(record.kind === 'remote' ? checkSize(name, record.release, data.remote?.manifest.budget) : []),
      ...(compare ? checkFit(await storage.readRegistry(), record) : []),
    ]
    const forced = pass(`${name}@${version}`, findings, force)
    await storage.putRelease(record, files)
    await storage.appendHistory({ at: new Date().toISOString(), by, action: 'publish', name, to: version, ...(forced.length > 0 && { forced }) })
    return done(true, findings, forced)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
