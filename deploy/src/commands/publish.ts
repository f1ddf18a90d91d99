import { rm } from 'node:fs/promises'
import { hashInputs, versionFor } from '../build/inputs'
import { readBuildData } from '../build/release'
import { runBuild } from '../build/run-build'
import type { Buildable } from '../build/workspace'
import { workspaceRoot } from '../build/workspace'
import type { Finding } from '../gate/finding'
import type { Provenance } from '../model/records'
import { workspaceShapes } from '../packages/workspace-shapes'
import { sourceOf } from '../provenance/source'
import { writeShapes } from '../shapes/shape-file'
import type { Storage } from '../storage/storage'
import { VersionTaken } from '../storage/storage'
import { temporaryFolder } from '../temporary-folder'
import type { StoreOptions } from './store-build'
import { storeBuild } from './store-build'

/** Result of publishing. */
export interface Published {
  name: string
  version: string
  /** False if this exact build was already published. */
  built: boolean
  /** Duration in ms. */
  took: number
  /** Findings of the gate; empty if the build was already published, in which case promoting checks it. */
  findings: Finding[]
  /** Names of overridden findings. */
  forced: string[]
  /** Where the build comes from; absent if it was published before. */
  provenance?: Provenance
  /** Where the build can be looked at before it is live. */
  look?: string
}

/** Options of {@link publish}. */
export interface PublishOptions extends StoreOptions {
  /** Defaults to the version in package.json plus the hash of the inputs. */
  version?: string
}

/** Whether exactly this build was published before. Throws {@link VersionTaken} if the version holds something else. */
export async function isPublished(storage: Storage, name: string, version: string, inputs: string): Promise<boolean> {
  const known = await storage.readRelease(name, version)
  if (known && known.inputs !== inputs)
    throw new VersionTaken(`${name}@${version} exists already and was built from other sources; choose another version`)
  return known !== undefined
}

/**
 * Builds and stores a release, which is live for nobody until it is promoted. Publishing the same inputs under the same version again does
 * nothing. Throws `DoesNotFit` if the gate refuses it; then nothing is stored.
 */
export async function publish(
  storage: Storage,
  buildable: Buildable,
  { version: wanted, ...options }: PublishOptions = {},
): Promise<Published> {
  const begun = Date.now()
  const { name } = buildable
  const inputs = hashInputs(buildable)
  const version = wanted ?? versionFor(buildable, inputs)
  if (await isPublished(storage, name, version, inputs))
    return { name, version, built: false, took: Date.now() - begun, findings: [], forced: [] }
  const folder = temporaryFolder(name)
  try {
    await runBuild(buildable, version, folder)
    writeShapes(folder, await workspaceShapes(workspaceRoot))
    const data = await readBuildData(folder, name)
    const provenance = options.provenance ?? { ...(await sourceOf(buildable.dir)), unsigned: true }
    const { findings, forced } = await storeBuild(
      storage,
      { name, version, inputs, folder, data },
      { ...options, provenance },
    )
    return { name, version, built: true, took: Date.now() - begun, findings, forced, provenance }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
