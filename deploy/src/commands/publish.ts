import { rm } from 'node:fs/promises'
import { hashInputs, versionFor } from '../build/inputs'
import { readBuildData } from '../build/release'
import { runBuild } from '../build/run-build'
import type { Buildable } from '../build/workspace'
import type { Finding } from '../gate/finding'
import type { Storage } from '../storage/storage'
import { VersionTaken } from '../storage/storage'
import { temporaryFolder } from '../temporary-folder'
import type { StoreOptions } from './store-build'
import { storeBuild } from './store-build'

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
export interface PublishOptions extends StoreOptions {
  /** Made from package.json and the hash of the inputs when left out. */
  version?: string
}

/** Was exactly this published before? Throws {@link VersionTaken} when something else was. */
export async function isPublished(storage: Storage, name: string, version: string, inputs: string): Promise<boolean> {
  const known = await storage.readRelease(name, version)
  if (known && known.inputs !== inputs)
    throw new VersionTaken(`${name}@${version} exists already and was built from other sources; choose another version`)
  return known !== undefined
}

/**
 * Builds and stores a release; live for nobody until it is promoted. The same inputs under the same version do nothing.
 * Throws `DoesNotFit` when the gate keeps it out; nothing is stored then.
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
    const data = await readBuildData(folder, name)
    const { findings, forced } = await storeBuild(storage, { name, version, inputs, folder, data }, options)
    return { name, version, built: true, took: Date.now() - begun, findings, forced }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
