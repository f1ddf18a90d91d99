import { relative } from 'node:path'
import { sharedNames } from '../shared-names.ts'
import { gathered, takenIn } from './taken-in.ts'

/** File that the plugins write beside the build; the gate reads it. */
export const NAMES_FILE = 'names.json'

// The compiler writes these into every file.
const COMPILER_OWN = new Set(['react/jsx-runtime', 'react/jsx-dev-runtime'])
const libraries: ReadonlySet<string> = new Set(sharedNames.filter((name) => !COMPILER_OWN.has(name)))

const SOURCE = /\.[cm]?[jt]sx?$/

/** Path of a remote's own module below its folder; undefined for any other module. */
function ownFile(id: string, root: string): string | undefined {
  const file = id.split('?', 1)[0]!
  const inside = relative(root, file)
  return SOURCE.test(file) &&
    !inside.startsWith('..') &&
    !file.startsWith('\0') &&
    !/(^|[\\/])node_modules[\\/]/.test(inside)
    ? inside.replaceAll('\\', '/')
    : undefined
}

/** What is used of Vite's (Rollup's) plugin interface. */
interface VitePlugin {
  name: string
  apply: 'build'
  enforce: 'post'
  configResolved(config: { root: string }): void
  transform(code: string, id: string): void
  generateBundle(this: {
    emitFile(file: { type: 'asset'; fileName: string; source: string }): unknown
  }): void
}

/** For Vite: writes the names that the remote takes from the shell's libraries into `names.json`, from what its modules are compiled to. */
export function viteNames(): VitePlugin {
  const modules = new Map<string, Record<string, string[]>>()
  let root = process.cwd()
  return {
    name: 'samspel-names',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      root = config.root
    },
    transform(code, id) {
      const file = ownFile(id, root)
      if (file) modules.set(file, takenIn(code, libraries))
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: NAMES_FILE, source: JSON.stringify(gathered(modules), null, 2) })
    },
  }
}

interface CompiledModule {
  resource?: string
  originalSource?(): { source(): string | Buffer } | null
}

/** What is used of the compilers of Rspack and webpack. */
interface AnyCompiler {
  context: string
  hooks: { thisCompilation: { tap(name: string, run: (compilation: AnyCompilation) => void): void } }
  [tool: string]: unknown
}
interface AnyCompilation {
  modules: Iterable<CompiledModule>
  hooks: { processAssets: { tap(options: { name: string; stage: number }, run: () => void): void } }
  emitAsset(file: string, source: unknown): void
}
interface Tool {
  Compilation: { PROCESS_ASSETS_STAGE_ADDITIONAL: number }
  sources: { RawSource: new (text: string) => unknown }
}

/** For Rspack (and webpack without our preset): writes the names that the remote takes from the shell's libraries into `names.json`. */
export class RspackNames {
  apply(compiler: AnyCompiler): void {
    const { Compilation, sources } = (compiler.rspack ?? compiler.webpack) as Tool
    compiler.hooks.thisCompilation.tap('RspackNames', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL
      compilation.hooks.processAssets.tap({ name: 'RspackNames', stage }, () => {
        const modules = new Map<string, Record<string, string[]>>()
        for (const module of compilation.modules) {
          const file = module.resource && ownFile(module.resource, compiler.context)
          const code = file && module.originalSource?.()?.source().toString()
          if (file && code) modules.set(file, takenIn(code, libraries))
        }
        compilation.emitAsset(NAMES_FILE, new sources.RawSource(JSON.stringify(gathered(modules), null, 2)))
      })
    })
  }
}
