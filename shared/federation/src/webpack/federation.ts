// @module-federation/enhanced at build time: the plugin that makes containers of remotes, and the switches of its runtime in the shell's build.
import { createRequire } from 'node:module'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import type { Compiler, ExternalItem, RuleSetRule } from 'webpack'
import webpack from 'webpack'
import { BUNDLER_RUNTIME } from '../bundler-runtime-name.ts'
import { FEDERATION_MANIFEST } from '../registry/container.ts'
import type { SharedNeed } from './packages.ts'

// Where this is not said the library provokes an error of webpack's to read the path from its stack, and webpack compiles the whole schema of its
// options for the text of that error: a sixth of a build (decision 0243).
process.env.FEDERATION_WEBPACK_PATH ??= createRequire(import.meta.url).resolve('webpack')

interface ContainerOptions {
  /** Global that the entry defines. */
  global: string
  exposes: Record<string, { import: string; name: string }>
  shared: Record<string, SharedNeed>
}

/** The container of a remote: nothing shared of its own, and the runtime that the shell has already ({@link bundlerRuntimeExternal}). */
export const containerPlugin = ({ global, exposes, shared }: ContainerOptions): ModuleFederationPlugin =>
  new ModuleFederationPlugin({
    name: global,
    filename: 'remoteEntry.[contenthash:8].js',
    library: { type: 'var', name: global },
    exposes,
    shared: { ...shared },
    shareStrategy: 'loaded-first',
    // Its types drop exposes that have a name; the contract is @samspel/api.
    dts: false,
    dev: false,
    manifest: { fileName: FEDERATION_MANIFEST },
    experiments: { optimization: { disableSnapshot: true, target: 'web' } },
  })

/** The library writes a second file with the same facts at more length, which nobody here reads. */
export class WithoutStatsPlugin {
  apply(compiler: Compiler): void {
    const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT - 1
    compiler.hooks.thisCompilation.tap('WithoutStatsPlugin', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'WithoutStatsPlugin', stage }, () =>
        compilation.deleteAsset(FEDERATION_MANIFEST.replace('.json', '-stats.json')),
      )
    })
  }
}

const RUNTIME_FILE = /webpack-bundler-runtime[\\/]dist[\\/]bundler\.js$/

/** Each container would bring 24 kB of the library's runtime along; the shell's is taken instead. */
export const bundlerRuntimeExternal: ExternalItem = (
  { request }: { request?: string },
  done: (error?: null, result?: string) => void,
): void => (request && RUNTIME_FILE.test(request) ? done(null, `global ${BUNDLER_RUNTIME}`) : done())

const LIBRARY =
  /[\\/]@module-federation[\\/](runtime|runtime-core|runtime-tools|sdk|error-codes|webpack-bundler-runtime)[\\/]dist[\\/]/

/** The library's runtime can be shaken, which its packages do not say. */
export const runtimeRule: RuleSetRule = { test: LIBRARY, sideEffects: false }

/** The library's own switches for a page in a browser whose registry is ours. */
export const runtimeSwitches = (): webpack.DefinePlugin =>
  new webpack.DefinePlugin({
    FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
    FEDERATION_OPTIMIZE_NO_REMOTE: false,
    FEDERATION_OPTIMIZE_NO_SHARED: false,
    FEDERATION_HAS_EXPOSES: true,
    ENV_TARGET: '"web"',
  })
