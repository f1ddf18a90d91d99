const asyncHooks = require('node:async_hooks')
const { statSync } = require('node:fs')
const { Script } = require('node:vm')
const { default: Runtime } = require('jest-runtime')

// Jest reads, looks up, parses and evaluates every module again for every test file. A worker of ours reads and compiles it once. In worker-environment.cjs,
// it also evaluates once what `kept` names; elsewhere, the compiled script runs in each file's own context. A file that has changed is read again.
const transformed = new Map()
const compiled = new Map()
let dynamicImport
// By the id of a project: modules that were evaluated once, and the runtime of the file that runs.
const keptModules = new Map()
const running = new Map()

const stampOf = (filename) => {
  const { mtimeMs, size } = statSync(filename)
  return `${mtimeMs} ${size}`
}

function keepTransforms(cache, config) {
  const transform = cache.transform.bind(cache)
  cache.transform = (filename, options) => {
    if (options?.supportsStaticESM) return transform(filename, options)
    const key = `${config.id} ${options?.isInternalModule ?? false} ${filename}`
    const stamp = stampOf(filename)
    const known = transformed.get(key)
    if (known?.stamp === stamp) {
      const { result } = known
      if (result) cache.transforms.set(filename, result)
      if (result?.sourceMapPath) cache.sourceMaps.set(filename, result.sourceMapPath)
      return known.code
    }
    const code = transform(filename, options)
    transformed.set(key, {
      stamp,
      code,
      result: options?.isInternalModule ? undefined : cache.transforms.get(filename),
    })
    return code
  }
}

function keepScripts(executor, isKept) {
  const compile = executor.compile.bind(executor)
  const parameters = executor.injectedModuleParameters.join(', ')
  const head = `(function (${parameters}) {`
  const run = (script, filename, context) =>
    context === globalThis || isKept(filename) ? script.runInThisContext() : script.runInContext(context)
  executor.compile = (code, filename) => {
    const context = executor.environment.getVmContext()
    if (context === null || executor.resolution.isCoreModule(filename)) return compile(code, filename)
    const known = compiled.get(filename)
    if (known?.code === code && known.parameters === parameters) return run(known.script, filename, context)
    let script
    try {
      script = new Script(`${head}${code}\n})`, {
        filename,
        columnOffset: -head.length,
        importModuleDynamically: (...asked) => dynamicImport(filename, ...asked),
      })
    } catch (error) {
      if (context === globalThis) throw error
      // Says what is wrong with it as Jest does.
      return compile(code, filename)
    }
    compiled.set(filename, { code, parameters, script })
    return run(script, filename, context)
  }
}

/** A registry of modules, of which those that `isKept` accepts stay for the next test files. */
class KeepingRegistry extends Map {
  constructor(kept, isKept) {
    super()
    this.kept = kept
    this.isKept = isKept
  }

  get(name) {
    return this.kept.get(name) ?? super.get(name)
  }

  has(name) {
    return this.kept.has(name) || super.has(name)
  }

  set(name, module) {
    if (!this.isKept(name)) return super.set(name, module)
    this.kept.set(name, module)
    return this
  }

  delete(name) {
    return this.kept.delete(name) || super.delete(name)
  }
}

// Tables that need no DOM, and take longer to build than any other module of a component test.
const TABLES = ['/node_modules/aria-query/']
const isPartOfCircus = (name) => /[\\/]jest-circus[\\/]/.test(name)

const keptBy = (patterns) => {
  const pattern = new RegExp(patterns.join('|'))
  return (name) => pattern.test(name) && !/\.test\.[jt]sx?$/.test(name)
}

function keepModules(runtime, { id, isKept, isShared }) {
  if (!keptModules.has(id)) keptModules.set(id, { own: new Map(), internal: new Map() })
  const { own, internal } = keptModules.get(id)
  const { registries, requireBuilder } = runtime
  registries.moduleRegistry = new KeepingRegistry(own, isKept)
  // The runner's state is that of a file.
  if (isShared) registries.internalModuleRegistry = new KeepingRegistry(internal, (name) => !isPartOfCircus(name))
  // A module that stays may ask for another one while a later file runs.
  running.set(id, runtime)
  requireBuilder.requireDispatch = (from, name) =>
    (isKept(from) ? running.get(id) : runtime).requireModuleOrMock(from, name)
}

/**
 * Every promise asks each AsyncLocalStorage that was ever used for its value, and the runner makes one for each test file: after fifty files of a worker, a
 * promise took seventy times as long. Returns a function that turns off those of this file.
 */
function followStorages(coreModule) {
  const storages = new Set()
  class AsyncLocalStorage extends asyncHooks.AsyncLocalStorage {
    constructor(...options) {
      super(...options)
      storages.add(this)
    }
  }
  const original = coreModule.require.bind(coreModule)
  coreModule.require = (name) =>
    /^(?:node:)?async_hooks$/.test(name) ? { ...asyncHooks, AsyncLocalStorage } : original(name)
  return () => {
    for (const storage of storages) storage.disable()
  }
}

class SharingRuntime extends Runtime {
  constructor(config, environment, resolver, transformer, cacheFS, coverage, testPath, globalConfig) {
    super(config, environment, resolver, transformer, cacheFS, coverage, testPath, globalConfig)
    this.endStorages = followStorages(this.coreModule)
    const isShared = environment.getVmContext() === globalThis
    const isKept = keptBy(isShared ? config.testEnvironmentOptions.kept : TABLES)
    keepScripts(this.executor, isKept)
    dynamicImport = (filename, specifier, _script, attributes, ...rest) =>
      this.executor.dynamicImport(specifier, filename, environment.getVmContext(), attributes, rest[0])
    // Coverage is counted by each file.
    if (coverage.collectCoverage) return
    keepTransforms(this.transformCache, config)
    keepModules(this, { id: `${config.id} ${isShared}`, isKept, isShared })
  }

  teardown() {
    super.teardown()
    this.endStorages()
  }
}

module.exports = { __esModule: true, default: SharingRuntime }
