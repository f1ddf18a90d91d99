import { withoutBodies } from './without-bodies.mjs'

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
  // What an error tells of the whole configuration, for tools that nobody has here, and a log that looks for other places than the console.
  [/runtime-core\/dist\/utils\/context\.js$/, 'export const optionsToMFContext = () => undefined'],
  [
    /sdk\/dist\/logger\.js$/,
    `const none = () => {}
     export const createLogger = (prefix) => ({
       warn: (...said) => console.warn(prefix, ...said), error: (...said) => console.error(prefix, ...said), log: none, info: none, success: none, ready: none, debug: none,
     })
     export const logger = createLogger('[ Module Federation ]')
     export const createInfrastructureLogger = createLogger, infrastructureLogger = logger, bindLoggerToCompiler = none`,
  ],
  // Without the errors of the code that is left out, of its tools and of its build.
  [
    /error-codes\/dist\/desc\.mjs$/,
    `export const runtimeDescMap = {
       'RUNTIME-001': 'Failed to get remoteEntry exports.',
       'RUNTIME-002': 'The remote entry interface does not contain "init"',
       'RUNTIME-004': 'Failed to locate remote.',
       'RUNTIME-012': 'The getter for the shared module is not a function.',
       'RUNTIME-014': 'The remote does not expose the requested module.',
       'RUNTIME-015': 'Remote container initialization failed.',
     }
     export const typeDescMap = {}, buildDescMap = {}, errorDescMap = runtimeDescMap`,
  ],
  [/sdk\/dist\/node\.js$/, 'export const createScriptNode = undefined, loadScriptNode = undefined'],
  [
    /sdk\/dist\/dom\.js$/,
    'export const createLink = undefined, createScript = undefined, isStaticResourcesEqual = undefined, loadScript = undefined, safeWrapper = undefined',
  ],
]

/** Functions and methods that are not reached either, of files that are otherwise needed: entries by other ways than ours, remotes that are taken out, libraries that are there at once. */
const UNREACHED_PARTS = [
  [
    /runtime-core\/dist\/utils\/load\.js$/,
    '',
    ['loadEsmEntry', 'loadSystemJsEntry', 'loadEntryScript', 'loadEntryDom', 'loadEntryNode'],
  ],
  [/runtime-core\/dist\/remote\/index\.js$/, '\t', ['preloadRemote', 'removeRemote', 'initRawContainer']],
  [/runtime-core\/dist\/shared\/index\.js$/, '\t', ['loadShareSync']],
  [
    /webpack-bundler-runtime\/dist\/installInitialConsumes\.js$/,
    '',
    ['handleInitialConsumes', 'installInitialConsumes'],
  ],
]

const pathOf = (file) => file.replaceAll('\\', '/')
const fileOf = (file) => UNREACHED.find(([pattern]) => pattern.test(pathOf(file)))
const partsOf = (file) => UNREACHED_PARTS.find(([pattern]) => pattern.test(pathOf(file)))

/** Files that the loader is for. */
export const isUnreached = (file) => Boolean(fileOf(file) ?? partsOf(file))

/** A file of the library without what is not reached: a whole file keeps its exports, with nothing behind them. */
export function leanFederation(source, file) {
  const whole = fileOf(file)
  if (whole) return whole[1]
  const [, indent, names] = partsOf(file)
  return withoutBodies(source, indent, names, '@module-federation')
}

/** webpack loader. */
export default function leanFederationLoader(source) {
  return leanFederation(source, this.resourcePath)
}
