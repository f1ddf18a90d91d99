import type { Compiler } from 'webpack'

// The container, and the file that the federation plugin writes for it: both are named after the absolute place of that file.
const NAMED_BY_PLACE = /[\\/]\.federation[\\/]entry\.[0-9a-f]+\.js/

/**
 * Ids, and source maps, that do not hang on where a folder lies: the same sources are the same build on a developer's machine, on a runner, and under
 * any path.
 */
export class SteadyIdsPlugin {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap('SteadyIdsPlugin', (compilation) => {
      // Before webpack gives ids to all that have none.
      compilation.hooks.moduleIds.tap({ name: 'SteadyIdsPlugin', stage: -10 }, (modules) => {
        const found = [...modules].filter(
          (module) =>
            NAMED_BY_PLACE.test(module.identifier()) && compilation.chunkGraph.getNumberOfModuleChunks(module) > 0,
        )
        for (const [at, module] of found.sort((one, other) => (one.type < other.type ? -1 : 1)).entries())
          compilation.chunkGraph.setModuleId(module, `federation-${at}`)
      })
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT - 1
      compilation.hooks.processAssets.tap({ name: 'SteadyIdsPlugin', stage }, (assets) => {
        for (const name of Object.keys(assets).filter((file) => file.endsWith('.map'))) {
          const text = assets[name]!.source().toString()
          if (text.includes(compiler.context))
            compilation.updateAsset(name, new sources.RawSource(text.replaceAll(compiler.context, '.')))
        }
      })
    })
  }
}
