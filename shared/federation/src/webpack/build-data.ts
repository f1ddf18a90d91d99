import type { Compilation, Compiler } from 'webpack'
import type { ReleaseNeeds, RemoteManifest } from '../registry/types.ts'
import { lateLibraries } from '../shared-names.ts'
import type { ContainedPackage } from './contained-packages.ts'
import { containedPackages } from './contained-packages.ts'
import type { TakenNames } from './shared-exports.ts'
import { givenNames, missingNames, takenNames } from './shared-exports.ts'
import type { Localized } from './texts-plugin.ts'
import { localizedOf } from './texts-plugin.ts'

/** What a build says about itself, in `build.json` beside its files. All paths are relative to the folder. */
export interface BuildData extends Partial<Localized> {
  kind: 'remote' | 'shell'
  /** Chunk name to the files of its group, in load order. */
  chunks: Record<string, readonly string[]>
  files: readonly string[]
  /** Of a remote: chunk name to those libraries of its group that the shell hands out late. */
  late?: Record<string, readonly string[]>
  /** Language to the painter of the first view in it ({@link paintConfig}). */
  paint?: Record<string, string>
  /** Of a remote: what it says about itself, the global that its entry defines, and what it needs from the shell. */
  remote?: { manifest: RemoteManifest; global: string; needs: ReleaseNeeds }
  /** Of the shell: library to the version that it provides. */
  provides?: Record<string, string>
  /** Of a remote: names that it takes from shared libraries, with the files that take them. */
  takes?: TakenNames
  /** Of the shell: names that each shared library has. */
  gives?: Record<string, readonly string[]>
  /** Packages that its files contain, and those that it takes from the shell. */
  packages?: readonly ContainedPackage[]
}

/** Libraries that a chunk group takes from the shell, of those that are not there from the start. */
function lateLibrariesOf(
  { chunks }: Compilation['namedChunkGroups'] extends Map<string, infer Group> ? Group : never,
  { chunkGraph }: Compilation,
): string[] {
  const keys = chunks.flatMap((chunk) =>
    [...chunkGraph.getChunkModulesIterable(chunk)].map(
      (module) => (module as { options?: { shareKey?: string } }).options?.shareKey,
    ),
  )
  return [...new Set(keys.filter((key): key is string => key !== undefined && key in lateLibraries))]
}

type Facts = Pick<BuildData, 'kind' | 'remote' | 'provides'>

export const BUILD_DATA = 'build.json'

/** Writes {@link BuildData}, from which publishing makes entry, stylesheets and preload lists. */
export class BuildDataPlugin {
  readonly #facts: Facts
  readonly #table: string | undefined

  /** @param table of the shell: the module that holds its shared libraries */
  constructor(facts: Facts, table?: string) {
    this.#facts = facts
    this.#table = table
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap('BuildDataPlugin', (compilation) => {
      const names: Pick<BuildData, 'takes' | 'gives' | 'packages'> = {}
      // Before modules are joined, which hides where a name comes from.
      compilation.hooks.optimizeModules.tap('BuildDataPlugin', () => {
        const shared = Object.keys(this.#facts.remote?.needs.shared ?? {})
        names.packages = containedPackages(compilation, compiler.context, shared)
        if (this.#facts.kind === 'remote') {
          names.takes = takenNames(compilation, compiler.context)
          compilation.errors.push(...missingNames(names.takes).map((text) => new compiler.webpack.WebpackError(text)))
        } else if (this.#table) {
          try {
            names.gives = givenNames(compilation, this.#table)
          } catch (error) {
            compilation.errors.push(error as Error)
          }
        }
      })
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'BuildDataPlugin', stage }, () => {
        const data: BuildData = {
          ...this.#facts,
          ...names,
          ...localizedOf(compilation),
          chunks: Object.fromEntries(
            [...compilation.namedChunkGroups].map(([name, group]) => [
              name,
              // What a change brings belongs to the chunk only for pages that run the build before it.
              group.getFiles().filter((file) => !file.endsWith('.hot-update.js')),
            ]),
          ),
          files: Object.keys(compilation.assets),
          ...(this.#facts.kind === 'remote' && {
            late: Object.fromEntries(
              [...compilation.namedChunkGroups]
                .map(([name, group]): [string, string[]] => [name, lateLibrariesOf(group, compilation)])
                .filter(([, names]) => names.length > 0),
            ),
          }),
        }
        compilation.emitAsset(BUILD_DATA, new sources.RawSource(JSON.stringify(data, null, 2)))
      })
    })
  }
}
