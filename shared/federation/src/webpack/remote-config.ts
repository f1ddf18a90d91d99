import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Configuration } from 'webpack'
import { globalOf } from '../registry/container.ts'
import type { RemoteManifest, SlotEntry } from '../registry/types.ts'
import { BuildDataPlugin } from './build-data.ts'
import { commonConfig } from './common.ts'
import { bundlerRuntimeExternal, containerPlugin, WithoutStatsPlugin } from './federation.ts'
import { CHUNK_PATIENCE, FreshChunksPlugin } from './fresh-chunks.ts'
import { installedVersion, readPackage, sharedOf } from './packages.ts'
import { SteadyIdsPlugin } from './steady-ids.ts'

/** Name of the chunk group of `./app`; publishing reads the preload lists from it. */
const APP_CHUNK = 'app'

const widgetModule = ({ expose, module }: SlotEntry): string =>
  module ?? `./src/slots/${expose.replace(/^\.\//, '')}.tsx`

/** What a remote exposes: `./app`, and a module for each slot it fills. */
export function exposesOf(remote: RemoteManifest): Record<string, { import: string; name: string }> {
  const widgets = (remote.slots ?? []).map((entry): [string, { import: string; name: string }] => [
    entry.expose,
    { import: widgetModule(entry), name: `widget-${entry.expose.replace(/^\.\//, '')}` },
  ])
  return { './app': { import: './src/index.ts', name: APP_CHUNK }, ...Object.fromEntries(widgets) }
}

interface RemoteConfigOptions {
  /** Folder of the remote. */
  dir: string
  /** The data of its `src/remote.ts`. */
  remote: RemoteManifest
  /** Version of the build; `SAMSPEL_VERSION`, else that of package.json. */
  version?: string
}

/** The build of a remote: everything but its sources follows from package.json and `src/remote.ts`. */
export function remoteConfig({ dir, remote, version }: RemoteConfigOptions): Configuration {
  const { name, version: own } = readPackage(dir)
  if (name !== remote.name) throw new Error(`${dir}: package.json says ${name}, src/remote.ts says ${remote.name}`)
  const global = globalOf(name, version ?? process.env.SAMSPEL_VERSION ?? own)
  const common = commonConfig({ dir, prefix: name })
  const shared = sharedOf(dir)
  const needs = {
    shared: Object.fromEntries(
      Object.entries(shared).map(([library, { requiredVersion }]) => [library, requiredVersion]),
    ),
    contract: installedVersion(dir, '@samspel/api'),
  }
  return {
    ...common,
    name,
    entry: {},
    externals: [bundlerRuntimeExternal],
    module: {
      ...common.module,
      rules: [
        ...(common.module?.rules ?? []),
        {
          test: join(dir, 'src/remote.ts'),
          enforce: 'pre',
          loader: fileURLToPath(new URL('./manifest-loader.mjs', import.meta.url)),
          options: { name, config: remote.config },
        },
      ],
    },
    plugins: [
      ...(common.plugins ?? []),
      new FreshChunksPlugin(),
      new SteadyIdsPlugin(),
      containerPlugin({ global, exposes: exposesOf(remote), shared }),
      new WithoutStatsPlugin(),
      new BuildDataPlugin({ kind: 'remote', remote: { manifest: remote, global, needs } }),
    ],
    output: {
      ...common.output,
      path: join(dir, 'dist'),
      uniqueName: global,
      chunkLoadTimeout: CHUNK_PATIENCE,
      // A module that threw runs anew when somebody tries again, instead of answering with half of its exports.
      strictModuleErrorHandling: true,
    },
  }
}
