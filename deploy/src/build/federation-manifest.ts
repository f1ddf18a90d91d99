import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RemoteManifest } from '@samspel/federation/registry'
import { FEDERATION_MANIFEST, globalOf } from '@samspel/federation/registry'
import type { PublishedData } from './build-data'
import { BuildFailed } from './run-build'

/** What a remote that another tool has built says about itself, in its folder: this preset's builds write `build.json` instead. */
export const REMOTE_FILE = 'remote.json'

interface Assets {
  js: { sync: string[]; async: string[] }
  css: { sync: string[]; async: string[] }
}

/** The parts of the manifest that are read here (format of @module-federation/manifest 2). */
export interface FederationManifest {
  metaData: { globalName: string; remoteEntry: { name: string; path?: string; type: string } }
  shared: readonly { name: string; requiredVersion: string }[]
  exposes: readonly { path: string; assets: Assets }[]
}

/** `remote.json`: version and contract of the build, and what `src/remote.ts` holds elsewhere. */
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

/** The manifest of a build; undefined when it has none, as builds from before it have. Throws {@link BuildFailed} when it is none. */
export async function readFederationManifest(folder: string): Promise<FederationManifest | undefined> {
  const manifest = await readJson<FederationManifest>(folder, FEDERATION_MANIFEST)
  if (manifest && !isWhole(manifest))
    throw new BuildFailed(
      `${FEDERATION_MANIFEST} is none that Module Federation 2 writes: metaData, shared or exposes are missing`,
    )
  return manifest
}

const wantedOf = ({ slots = [] }: RemoteManifest): string[] => ['./app', ...slots.map(({ expose }) => expose)]

/** What a container must hold and does not: `./app`, and the module of each slot that its remote fills. Empty when all is there. */
export const missingExposes = ({ exposes }: FederationManifest, remote: RemoteManifest): string[] => {
  const given = new Set(exposes.map(({ path }) => path))
  return [...new Set(wantedOf(remote))].filter((expose) => !given.has(expose))
}

/** Library to the range that the container asks for. */
export const sharedNeeds = ({ shared }: FederationManifest): Record<string, string> =>
  Object.fromEntries(shared.map(({ name, requiredVersion }) => [name, requiredVersion]))

const filesOf = ({ js, css }: Assets): string[] => [...new Set([...js.sync, ...css.sync])]

/**
 * What a build of another tool (Rspack, Vite and others with a plugin of Module Federation 2) says about itself: from its `mf-manifest.json` and its
 * `remote.json`. Undefined when there is no `remote.json`. Throws {@link BuildFailed} for what the shell could not load.
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
  if (remoteEntry.type !== 'var' && remoteEntry.type !== 'global') {
    throw new BuildFailed(
      `${remote.name}: the entry is of type ${remoteEntry.type}; build it with library: { type: 'var', name: '${global}' }, since a browser checks no hash of a module that is imported`,
    )
  }
  const exposed = manifest.exposes.map(({ path, assets }): [string, string[]] => [
    path === './app' ? 'app' : `widget-${path.replace(/^\.\//, '')}`,
    filesOf(assets),
  ])
  return {
    kind: 'remote',
    version,
    chunks: { [global]: [remoteEntry.name], ...Object.fromEntries(exposed) },
    files: [...new Set([remoteEntry.name, ...exposed.flatMap(([, files]) => files)])],
    remote: { manifest: remote, global, needs: { shared: sharedNeeds(manifest), contract } },
  }
}
