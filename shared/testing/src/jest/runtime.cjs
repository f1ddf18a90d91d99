const { statSync } = require('node:fs')
const { Script } = require('node:vm')
const { default: Runtime } = require('jest-runtime')

// Jest reads, looks up and parses every module again for every test file. A worker of ours does it once: the compiled script runs in each file's own
// context, so nothing that a module holds is shared. A file that has changed is read again.
const transformed = new Map()
const compiled = new Map()
let dynamicImport

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

function keepScripts(executor) {
  const compile = executor.compile.bind(executor)
  const parameters = executor.injectedModuleParameters.join(', ')
  const head = `(function (${parameters}) {`
  executor.compile = (code, filename) => {
    const context = executor.environment.getVmContext()
    if (context === null || executor.resolution.isCoreModule(filename)) return compile(code, filename)
    const known = compiled.get(filename)
    if (known?.code === code && known.parameters === parameters) return known.script.runInContext(context)
    let script
    try {
      script = new Script(`${head}${code}\n})`, {
        filename,
        columnOffset: -head.length,
        importModuleDynamically: (...asked) => dynamicImport(filename, ...asked),
      })
    } catch {
      // Says what is wrong with it as Jest does.
      return compile(code, filename)
    }
    compiled.set(filename, { code, parameters, script })
    return script.runInContext(context)
  }
}

class SharingRuntime extends Runtime {
  constructor(config, environment, resolver, transformer, cacheFS, coverage, testPath, globalConfig) {
    super(config, environment, resolver, transformer, cacheFS, coverage, testPath, globalConfig)
    if (coverage.collectCoverage) return
    keepTransforms(this.transformCache, config)
    keepScripts(this.executor)
    dynamicImport = (filename, specifier, _script, attributes, ...rest) =>
      this.executor.dynamicImport(specifier, filename, environment.getVmContext(), attributes, rest[0])
  }
}

module.exports = { __esModule: true, default: SharingRuntime }
