import type { Compiler } from 'webpack'

const REACT = /[\\/]node_modules[\\/](react|react-dom)[\\/](index|client|jsx-runtime)\.js$/

/** Name under which a file of React is imported: `react-dom/client.js` is `react-dom/client`. */
export const reactIdOf = (file: string | null): string | undefined => {
  const [, library, entry] = REACT.exec(file ?? '') ?? []
  return library && (entry === 'index' ? library : `${library}/${entry}`)
}

/** React's modules of the shell have ids that are known elsewhere, so that development builds can stand in for them in the page of one session. */
export class ReactIdsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ReactIdsPlugin', (compilation) => {
      // Before webpack gives ids to all that have none.
      compilation.hooks.moduleIds.tap({ name: 'ReactIdsPlugin', stage: -10 }, (modules) => {
        for (const module of modules) {
          const id = reactIdOf(module.nameForCondition())
          if (id && compilation.chunkGraph.getNumberOfModuleChunks(module) > 0)
            compilation.chunkGraph.setModuleId(module, id)
        }
      })
    })
  }
}
