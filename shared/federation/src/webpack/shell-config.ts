import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Compiler, Configuration } from 'webpack'
import webpack from 'webpack'
import { BODY_PLACE, HEAD_PLACE } from '../registry/template.ts'
import { BuildDataPlugin } from './build-data.ts'
import { commonConfig } from './common.ts'
import { runtimeRule, runtimeSwitches } from './federation.ts'
import { FreshChunksPlugin } from './fresh-chunks.ts'
import { sharedVersions } from './packages.ts'
import { ReactIdsPlugin } from './react-ids.ts'
import { defaultTemplate } from './template.ts'

/** Code of the service worker, which the edge serves at the root under the name of its chunk. */
const WORKER = 'src/service-worker/worker.ts'
/** Runs beside the page, under the name of its chunk in the folder of the release. */
const HEARTBEAT = 'src/heartbeat/worker.ts'
const FIRST = 'src/first/first.ts'
const SHARED_TABLE = 'src/boot/shared-libraries.ts'
const TEMPLATE_FILE = 'index.html'
// Under a name that is no HTML: minimizers would take the places out, which are comments.
const EMITTED_FILE = 'page.template'

class TemplatePlugin {
  readonly #dir: string

  constructor(dir: string) {
    this.#dir = dir
  }

  apply(compiler: Compiler): void {
    const { sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap('TemplatePlugin', (compilation) => {
      compilation.hooks.processAssets.tap('TemplatePlugin', () => {
        const own = join(this.#dir, TEMPLATE_FILE)
        const html = existsSync(own) ? readFileSync(own, 'utf8') : defaultTemplate
        for (const place of [HEAD_PLACE, BODY_PLACE]) {
          if (!html.includes(place)) throw new Error(`${own} has no ${place}`)
        }
        compilation.emitAsset(EMITTED_FILE, new sources.RawSource(html))
      })
    })
  }
}

const ENTRY = './src/index.ts'

interface ShellConfigOptions {
  /** Folder of the shell. */
  dir: string
  /** Entry module; `./src/index.ts` when left out. */
  entry?: string
}

/**
 * The build of the shell: without the federation plugin, so that no asynchronous boundary stands before its first line (STACK, first load).
 * The shell's own `index.html`, when there is one, must hold the two places that the edge fills in.
 */
export function shellConfig({ dir, entry = ENTRY }: ShellConfigOptions): Configuration {
  const common = commonConfig({ dir, prefix: 'shell' })
  const provides = sharedVersions(dir)
  // Another entry does not reach the table of what the shell provides.
  const table = entry === ENTRY ? join(dir, SHARED_TABLE) : ''
  return {
    ...common,
    name: 'shell',
    module: {
      ...common.module,
      rules: [...(common.module?.rules ?? []), runtimeRule],
    },
    entry: {
      main: entry,
      ...(existsSync(join(dir, WORKER)) && {
        'service-worker': { import: `./${WORKER}`, filename: 'service-worker.js' },
      }),
      ...(existsSync(join(dir, FIRST)) && { opening: `./${FIRST}` }),
      ...(existsSync(join(dir, HEARTBEAT)) && { heartbeat: { import: `./${HEARTBEAT}`, filename: 'heartbeat.js' } }),
    },
    plugins: [
      ...(common.plugins ?? []),
      new FreshChunksPlugin(),
      new ReactIdsPlugin(),
      new webpack.DefinePlugin({
        SAMSPEL_SHARED_VERSIONS: JSON.stringify(provides),
      }),
      // Texts come parsed (texts-plugin.ts).
      new webpack.NormalModuleReplacementPlugin(
        /^@formatjs\/icu-messageformat-parser$/,
        '@formatjs/icu-messageformat-parser/no-parser.js',
      ),
      runtimeSwitches(),
      new TemplatePlugin(dir),
      new BuildDataPlugin({ kind: 'shell', provides }, existsSync(table) ? table : undefined),
    ],
    output: { ...common.output, path: join(dir, 'dist'), uniqueName: 'shell' },
  }
}
