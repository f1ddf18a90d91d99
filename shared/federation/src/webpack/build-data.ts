import type { Compilation, Compiler } from 'webpack'
import type { ReleaseNeeds, RemoteManifest } from '../registry/types.ts'
import { lateLibraries } from '../shared-names.ts'

/** What a build says about itself, in `build.json` beside its files. All paths are relative to the folder. */
export interface BuildData {
  kind: 'remote' | 'shell'
  /** Chunk name to the files of its group, in load order. */
  chunks: Record<string, readonly string[]>
  files: readonly string[]
  /** Of a remote: chunk name to those libraries of its group that the shell hands out late. */
  late?: Record<string, readonly string[]>
  /** Of a remote: what it says about itself, the global that its entry defines, and what it needs from the shell. */
  remote?: { manifest: RemoteManifest; global: string; needs: ReleaseNeeds }
  /** Of the shell: library to the version that it provides. */
  provides?: Record<string, string>
}

/** Libraries that a chunk group takes from the shell, of those that are not there from the start. */
function lateLibrariesOf({ chunks }: Compilation['namedChunkGroups'] extends Map<string, infer Group> ? Group : never, { chunkGraph }: Compilation): string[] {
  const keys = chunks.flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)].map((module) => (module as { options?: { shareKey?: string } }).options?.shareKey))
  return [...new Set(keys.filter((key): key is string => key !== undefined && key in lateLibraries))]
}

type Facts = Pick<BuildData, 'kind' | 'remote' | 'provides'>

export const BUILD_DATA = 'build.json'

/** Writes {@link BuildData}, from which publishing makes entry, stylesheets and preload lists. */
export class BuildDataPlugin {
  readonly #facts: Facts

  constructor(facts: Facts) {
    this.#facts = facts
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap('BuildDataPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'BuildDataPlugin', stage }, () => {
        const data: BuildData = {
          ...this.#facts,
          chunks: Object.fromEntries([...compilation.namedChunkGroups].map(([name, group]) => [name, group.getFiles()])),
          files: Object.keys(compilation.assets),
          ...(this.#facts.kind === 'remote' && {
            late: Object.fromEntries(
              [...compilation.namedChunkGroups].map(([name, group]): [string, string[]] => [name, lateLibrariesOf(group, compilation)]).filter(([, names]) => names.length > 0),
            ),
          }),
        }
        compilation.emitAsset(BUILD_DATA, new sources.RawSource(JSON.stringify(data, null, 2)))
      })
    })
  }
}
