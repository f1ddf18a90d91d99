import { fileURLToPath } from 'node:url'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import type { Compiler, Configuration, RuleSetRule } from 'webpack'
import webpack from 'webpack'
import { developmentReactFile } from '../../registry/development-react.ts'
import { buildWithConfig } from '../build.ts'
import { installedVersion } from '../packages.ts'

const fileOf = (name: string): string => fileURLToPath(new URL(`./${name}`, import.meta.url))

interface SwcOptions {
  jsc: { transform: object }
}

const withRefresh = (rule: RuleSetRule): RuleSetRule => {
  if (!/[\\/]swc-loader[\\/]/.test(String(rule.loader))) return rule
  const { jsc, ...options } = rule.options as unknown as SwcOptions
  const react = { runtime: 'automatic', development: true, refresh: true }
  return { ...rule, options: { ...options, jsc: { ...jsc, transform: { ...jsc.transform, react } } } }
}

/** The client belongs to the container's own entry, which runs before any module of the remote. */
class RefreshClientPlugin {
  readonly #name: string
  readonly #global: string

  constructor(name: string, global: string) {
    this.#name = name
    this.#global = global
  }

  apply(compiler: Compiler): void {
    new webpack.EntryPlugin(compiler.context, `${fileOf('client.mjs')}?${this.#name}`, { name: this.#global }).apply(
      compiler,
    )
  }
}

/**
 * The build of a remote whose changes are taken into a running page with React Refresh. In a page whose React is no development build it runs as well, and
 * changes load the page again.
 */
export async function refreshing(config: Configuration): Promise<Configuration> {
  // Builds that are published do without it.
  const { default: ReactRefreshPlugin } = await import('@pmmmwh/react-refresh-webpack-plugin')
  const rules = (config.module?.rules ?? []) as RuleSetRule[]
  return {
    ...config,
    mode: 'development',
    // Only what a save has changed is compiled anew.
    cache: { type: 'memory' },
    module: { ...config.module, rules: rules.map(withRefresh) },
    resolve: {
      ...config.resolve,
      alias: { ...config.resolve?.alias, 'react/jsx-dev-runtime$': fileOf('jsx-dev-runtime.mjs') },
    },
    plugins: [
      new RefreshClientPlugin(config.name!, config.output!.uniqueName!),
      ...(config.plugins ?? []).filter((plugin) => !(plugin instanceof MiniCssExtractPlugin)),
      // Only a stylesheet that keeps its name is exchanged in a page; who serves it gives the newest.
      new MiniCssExtractPlugin({ filename: '[name].css', chunkFilename: '[name].css', ignoreOrder: true }),
      new webpack.HotModuleReplacementPlugin(),
      new ReactRefreshPlugin({ overlay: false, forceEnable: true }),
    ],
    output: { ...config.output, hotUpdateMainFilename: 'changed.[fullhash].hot-update.json' },
  }
}

/** Writes the development builds of React, as they are installed for a remote, into a folder. Throws when they do not build. */
export async function writeDevelopmentReact(dir: string, outDir: string): Promise<void> {
  const problems = await buildWithConfig(
    {
      mode: 'development',
      context: dir,
      target: ['web', 'es2022'],
      devtool: false,
      entry: fileOf('development-react.mjs'),
      output: { filename: developmentReactFile(installedVersion(dir, 'react')) },
    },
    outDir,
  )
  if (problems) throw new Error(problems)
}
