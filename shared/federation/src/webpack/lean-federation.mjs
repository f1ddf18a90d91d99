/**
 * What of the federation library's runtime this page never reaches: entries come by our own `loadEntry` (host/runtime.ts) and what is live from the
 * registry, so no releases are described by a server, no assets preloaded by such descriptions, no scripts made by the library, none in Node. Our
 * remotes import no other remotes, and bring no copies of shared libraries.
 */
const UNREACHED = [
  [/runtime-core\/dist\/utils\/preload\.js$/, 'export const preloadAssets = undefined, formatPreloadArgs = undefined'],
  [/runtime-core\/dist\/plugins\/generate-preload-assets\.js$/, 'export const generatePreloadAssetsPlugin = undefined'],
  [/runtime-core\/dist\/plugins\/snapshot\/index\.js$/, 'export const snapshotPlugin = undefined'],
  [
    /runtime-core\/dist\/plugins\/snapshot\/SnapshotHandler\.js$/,
    `import { PluginSystem } from '../../utils/hooks/pluginSystem.js'
     export class SnapshotHandler { hooks = new PluginSystem({}); manifestCache = new Map() }
     export const getGlobalRemoteInfo = () => ({})`,
  ],
  [/runtime-core\/dist\/helpers\.js$/, 'export default {}'],
  [/webpack-bundler-runtime\/dist\/remotes\.js$/, 'export const remotes = undefined'],
  [/webpack-bundler-runtime\/dist\/getSharedFallbackGetter\.js$/, 'export const getSharedFallbackGetter = undefined'],
  [/sdk\/dist\/node\.js$/, 'export const createScriptNode = undefined, loadScriptNode = undefined'],
  [/sdk\/dist\/dom\.js$/, 'export const createLink = undefined, createScript = undefined, isStaticResourcesEqual = undefined, loadScript = undefined, safeWrapper = undefined'],
]

/** Files that the loader is for. */
export const isUnreached = (file) => UNREACHED.some(([pattern]) => pattern.test(file.replaceAll('\\', '/')))

/** webpack loader: the file's exports, with nothing behind them. */
export default function leanFederation() {
  return UNREACHED.find(([pattern]) => pattern.test(this.resourcePath.replaceAll('\\', '/')))[1]
}
