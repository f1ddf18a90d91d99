import { createHash } from 'node:crypto'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import type { Chunk, Compilation, Compiler } from 'webpack'
import { SubresourceIntegrityPlugin as ScriptIntegrityPlugin } from 'webpack-subresource-integrity'

const integrityOf = (contents: string | Buffer): string =>
  `sha256-${createHash('sha256').update(contents).digest('base64')}`

const PLACE = '*-*-*-STYLE-HASH-'
/** As long as what comes in its place: the source maps are made by then. */
const placeOf = (id: string | number | null): string => `${PLACE}${id}-`.padEnd(integrityOf('').length, '*')
const places = /\*-\*-\*-STYLE-HASH-(.+?)-\*+/g

/** The scripts' plugin keeps a place for the hash of every chunk; a chunk that holds nothing but shared libraries has no script to fill it in from. */
const emptyPlace = (id: string): RegExp => new RegExp(`\\b${id}:"\\*-\\*-\\*-CHUNK-SRI-HASH-[^"]*",?`, 'g')

const fileOf = (chunk: Chunk, ending: '.js' | '.css'): string | undefined =>
  [...chunk.files].find((file) => file.endsWith(ending))

const hasStyles = (chunk: Chunk, { chunkGraph }: Compilation): boolean =>
  Boolean(chunkGraph.getChunkModulesIterableBySourceType(chunk, 'css/mini-extract'))

/**
 * Hashes for the stylesheets that a build's own loader asks for; the plugin for scripts leaves them out. Places are filled in just before that
 * plugin runs, which then makes hashes and file names follow the final bytes.
 */
class StyleIntegrityPlugin {
  apply(compiler: Compiler): void {
    const { Compilation, RuntimeModule, sources, Template } = compiler.webpack

    class StyleHashes extends RuntimeModule {
      constructor() {
        super('hashes of stylesheets')
      }

      override generate(): string {
        const chunks = [...this.chunk!.getAllAsyncChunks()].filter((chunk) => hasStyles(chunk, this.compilation!))
        return `__webpack_require__.styleHashes = ${JSON.stringify(Object.fromEntries(chunks.map(({ id }) => [id, placeOf(id)])))};`
      }
    }

    compiler.hooks.thisCompilation.tap('StyleIntegrityPlugin', (compilation) => {
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'StyleIntegrityPlugin',
        (source, { tag, chunkId }) =>
          Template.asString([source, `${tag}.integrity = __webpack_require__.styleHashes[${chunkId}];`]),
      )
      compilation.hooks.additionalTreeRuntimeRequirements.tap('StyleIntegrityPlugin', (chunk) => {
        // A worker of one file has no loader that could hold them.
        if (chunk.getAllAsyncChunks().size > 0) compilation.addRuntimeModule(chunk, new StyleHashes())
      })
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE - 1
      compilation.hooks.processAssets.tap({ name: 'StyleIntegrityPlugin', stage }, (assets) => {
        const chunks = [...compilation.chunks]
        const styles = new Map(chunks.map((chunk) => [String(chunk.id), fileOf(chunk, '.css')]))
        const empty = chunks.filter((chunk) => !fileOf(chunk, '.js')).map(({ id }) => emptyPlace(String(id)))
        const hashOf = (id: string): string => {
          const file = styles.get(id)
          if (!file) throw new Error(`chunk ${id} has no stylesheet to take a hash of`)
          return integrityOf(assets[file]!.source())
        }
        for (const [name, asset] of Object.entries(assets)) {
          if (!name.endsWith('.js')) continue
          const text = asset.source().toString()
          if (!text.includes('-HASH-')) continue
          const filled = text.replace(places, (_place, id: string) => hashOf(id))
          compilation.updateAsset(
            name,
            new sources.RawSource(empty.reduce((code, place) => code.replace(place, ''), filled)),
          )
        }
      })
    })
  }
}

/** A build whose entry does not hold the hash of every file that it will ask for, as it lies there at the end, is none. */
class SealPlugin {
  apply(compiler: Compiler): void {
    const { WebpackError } = compiler.webpack
    compiler.hooks.thisCompilation.tap('SealPlugin', (compilation) => {
      compilation.hooks.afterProcessAssets.tap('SealPlugin', (assets) => {
        for (const entry of [...compilation.chunks].filter((chunk) => chunk.hasRuntime())) {
          const text = assets[fileOf(entry, '.js')!]!.source().toString()
          for (const chunk of entry.getAllAsyncChunks()) {
            for (const file of [...chunk.files].filter((name) => /\.(js|css)$/.test(name) && assets[name])) {
              if (!text.includes(integrityOf(assets[file]!.source())))
                compilation.errors.push(new WebpackError(`${file}: its entry holds no hash of it`))
            }
          }
        }
      })
    })
  }
}

/** Ids are drawn from names, and now and then one is 0: the scripts' plugin takes that for none and keeps no place for its hash. */
class NoChunkZeroPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('NoChunkZeroPlugin', (compilation) => {
      compilation.hooks.optimizeChunkIds.tap('NoChunkZeroPlugin', (chunks) => {
        for (const chunk of chunks) if (chunk.id === 0) [chunk.id, chunk.ids] = ['zero', ['zero']]
      })
    })
  }
}

/** Every script and stylesheet that a build's own loader asks for is checked against a hash in its entry, for which the registry answers. */
export class SubresourceIntegrityPlugin extends ScriptIntegrityPlugin {
  constructor() {
    super({ hashFuncNames: ['sha256'] })
  }

  override apply(compiler: Compiler): void {
    new NoChunkZeroPlugin().apply(compiler)
    super.apply(compiler)
    new StyleIntegrityPlugin().apply(compiler)
    new SealPlugin().apply(compiler)
  }
}
