import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RemoteManifest } from '@samspel/federation/registry'
import { FEDERATION_MANIFEST, globalOf } from '@samspel/federation/registry'
import type { PublishedData } from './build-data'
import { moduleFiles } from './module-files'
import { BuildFailed } from './run-build'

/** Metadata file of a remote built by another tool; builds of our preset write `build.json` instead. */
export const REMOTE_FILE = 'remote.json'

/** Names that a build takes from shared libraries, as the plugin of `@samspel/federation/names-plugin` writes them. */
const NAMES_FILE = 'names.json'

const ENTRY_TYPES = new Set(['var', 'global', 'module'])

interface Assets {
  js: { sync: string[]; async: string[] }
  css: { sync: string[]; async: string[] }
}

/** The parts of the manifest that are used here (format of @module-federation/manifest 2). */
export interface FederationManifest {
  metaData: { globalName: string; remoteEntry: { name: string; path?: string; type: string } }
  shared: readonly { name: string; requiredVersion: string }[]
  exposes: readonly { path: string; assets: Assets }[]
}

/** `remote.json`: version and contract of the build, and the data that `src/remote.ts` holds in a build of our preset. */
export interface RemoteFile {
  version: string
  /** Version of @samspel/api that it was built against. */
  contract: string
  manifest: RemoteManifest
}

async function readJson<Contents>(folder: string, file: string): Promise<Contents | undefined> {
  const text = await readFile(join(folder, file), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (text === undefined) return undefined
  try {
    return JSON.parse(text) as Contents
  } catch (error) {
    throw new BuildFailed(`${file} does not parse: ${(error as Error).message}`, { cause: error })
  }
}

const isWhole = ({ metaData, shared, exposes }: Partial<FederationManifest>): boolean =>
  typeof metaData?.globalName === 'string' &&
  typeof metaData.remoteEntry?.name === 'string' &&
  Array.isArray(shared) &&
  Array.isArray(exposes)

/** Reads the federation manifest of a build; undefined for builds that predate it. Throws {@link BuildFailed} if it is invalid. */
export async function readFederationManifest(folder: string): Promise<FederationManifest | undefined> {
  const manifest = await readJson<FederationManifest>(folder, FEDERATION_MANIFEST)
  if (manifest && !isWhole(manifest))
    throw new BuildFailed(
      `${FEDERATION_MANIFEST} is none that Module Federation 2 writes: metaData, shared or exposes are missing`,
    )
  return manifest
}

const wantedOf = ({ slots = [] }: RemoteManifest): string[] => ['./app', ...slots.map(({ expose }) => expose)]

/** Required modules that the container lacks: `./app`, and one for each slot that the remote fills. Empty if complete. */
export const missingExposes = ({ exposes }: FederationManifest, remote: RemoteManifest): string[] => {
  const given = new Set(exposes.map(({ path }) => path))
  return [...new Set(wantedOf(remote))].filter((expose) => !given.has(expose))
}

/** Shared libraries and the version ranges that the container requires. */
export const sharedNeeds = ({ shared }: FederationManifest): Record<string, string> =>
  Object.fromEntries(shared.map(({ name, requiredVersion }) => [name, requiredVersion]))

/**
 * The modules of a container whose entry is an ES module; undefined for one whose entry is a script.
 * @throws BuildFailed if one of them imports what is no file of the build
 */
export async function modulesOf(
  { metaData: { remoteEntry }, exposes }: FederationManifest,
  folder: string,
): Promise<string[] | undefined> {
  if (remoteEntry.type !== 'module') return undefined
  return moduleFiles(folder, [
    remoteEntry.name,
    ...exposes.flatMap(({ assets: { js } }) => [...js.sync, ...js.async]).filter((file) => file.endsWith('.js')),
  ])
}

const filesOf = ({ js, css }: Assets): string[] => [...new Set([...js.sync, ...css.sync])]

/**
 * Reads a build of another tool (Rspack, Vite and others with a Module Federation 2 plugin) from its `mf-manifest.json` and `remote.json`.
 * Undefined if there is no `remote.json`. Throws {@link BuildFailed} if the shell could not load it.
 */
export async function readForeignBuild(folder: string): Promise<PublishedData | undefined> {
  const file = await readJson<RemoteFile>(folder, REMOTE_FILE)
  if (!file) return undefined
  const manifest = await readFederationManifest(folder)
  if (!manifest)
    throw new BuildFailed(
      `${REMOTE_FILE} is there, ${FEDERATION_MANIFEST} is not: let the plugin of Module Federation write it`,
    )
  const { version, contract, manifest: remote } = file
  if (typeof version !== 'string' || typeof contract !== 'string' || typeof remote?.name !== 'string')
    throw new BuildFailed(`${REMOTE_FILE} needs version, contract and manifest with a name`)
  const { globalName, remoteEntry } = manifest.metaData
  const global = globalOf(remote.name, version)
  if (globalName !== global)
    throw new BuildFailed(
      `${remote.name}: the container is called ${globalName}; call it ${global}, so that two versions of it can be in one page`,
    )
  if (!ENTRY_TYPES.has(remoteEntry.type)) {
    throw new BuildFailed(
      `${remote.name}: the entry is of type ${remoteEntry.type}; build it as an ES module (type module) or as a script (library: { type: 'var', name: '${global}' })`,
    )
  }
  const takes = await readJson<NonNullable<PublishedData['takes']>>(folder, NAMES_FILE)
  const exposed = manifest.exposes.map(({ path, assets }): [string, string[]] => [
    path === './app' ? 'app' : `widget-${path.replace(/^\.\//, '')}`,
    filesOf(assets),
  ])
  return {
    kind: 'remote',
    version,
    chunks: { [global]: [remoteEntry.name], ...Object.fromEntries(exposed) },
    files: [...new Set([remoteEntry.name, ...exposed.flatMap(([, files]) => files)])],
    remote: {
      manifest: remote,
      global,
      needs: { shared: sharedNeeds(manifest), contract },
    },
    ...(takes && { takes }),
  }
}
