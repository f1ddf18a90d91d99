import type { BuiltFolder } from '../build/built-folder'
import { inputsOf } from '../build/built-folder'
import type { Storage } from '../storage/storage'
import type { Published } from './publish'
import { isPublished } from './publish'
import type { StoreOptions } from './store-build'
import { storeBuild } from './store-build'

/** Stores a build made elsewhere. Publishing the same files under the same version again does nothing. */
export async function publishFolder(
  storage: Storage,
  { name, version, data, files }: BuiltFolder,
  folder: string,
  options: StoreOptions = {},
): Promise<Published> {
  const begun = Date.now()
  const inputs = inputsOf(files)
  if (await isPublished(storage, name, version, inputs))
    return { name, version, built: false, took: Date.now() - begun, findings: [], forced: [] }
  const { findings, forced } = await storeBuild(storage, { name, version, inputs, folder, data }, options)
  return {
    name,
    version,
    built: true,
    took: Date.now() - begun,
    findings,
    forced,
    ...(options.provenance && { provenance: options.provenance }),
  }
}
