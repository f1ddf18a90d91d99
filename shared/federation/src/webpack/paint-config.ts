import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Configuration, RuleSetRule } from 'webpack'
import webpack from 'webpack'
import { classPlaceOf, commonConfig } from './common.ts'
import { SwcMinimizer } from './minimizer.ts'
import { readPackage } from './packages.ts'
import { TextsPlugin } from './texts-plugin.ts'

const ENTRY = 'src/paint.tsx'

/** Name of the painter's file, without its hash. */
export const PAINT_CHUNK = 'paint'

/** Whether the sources in a folder have a painter of their pages. */
export const hasPaint = (dir: string): boolean => existsSync(join(dir, ENTRY))

const SHELLS_OWN = /[\\/](?:@samspel|shared)[\\/](ui|forms)[\\/](.+)$/

/** The class that the page has: of the remote's own style sheets as the remote's build names it, of those that the shell brings as the shell's does. */
const classOf =
  (dir: string, prefix: string) =>
  ({ resourcePath }: { resourcePath: string }, _pattern: string, name: string): string => {
    const shared = SHELLS_OWN.exec(resourcePath)
    return shared
      ? `shell-${classPlaceOf(`../shared/${shared[1]}/${shared[2]!.replaceAll('\\', '/')}`)}-${name}`
      : `${prefix}-${classPlaceOf(dir, resourcePath)}-${name}`
  }

/** Painters have all icons from the start: what they draw cannot come later. */
const withAllIcons = (): webpack.NormalModuleReplacementPlugin =>
  new webpack.NormalModuleReplacementPlugin(
    /^\.\/paths$/,
    (resource: { request: string; contextInfo: { issuer: string } }) => {
      if (/[\\/]icons[\\/]Icon\.tsx$/.test(resource.contextInfo.issuer)) resource.request = './all-paths'
    },
  )

/** Only the part of React's server that makes a text at once: the other one wants a browser's streams. */
function serverOfReact(dir: string): string {
  const from = createRequire(join(dir, 'package.json'))
  return join(dirname(from.resolve('react-dom/package.json')), 'cjs/react-dom-server-legacy.browser.production.js')
}

/**
 * The build of `src/paint.tsx`: one file for each language, with all that it needs, to be run by the edge and sent to nobody. Class names and texts are those
 * of the page, since both are made of the same sources by the same rules.
 */
export function paintConfig({ dir }: { dir: string }): Configuration {
  // The shell's own classes begin with its folder's name.
  const name = readPackage(dir).name.replace('@samspel/', '')
  const common = commonConfig({ dir, prefix: name })
  const isStyle = (rule: unknown) => (rule as RuleSetRule).test?.toString().includes('css') === true
  const { resolve } = createRequire(import.meta.url)
  return {
    ...common,
    name: `${name}-paint`,
    devtool: false,
    entry: { [PAINT_CHUNK]: `./${ENTRY}` },
    resolve: { ...common.resolve, alias: { 'react-dom/server$': serverOfReact(dir) } },
    module: {
      ...common.module,
      rules: [
        ...(common.module?.rules ?? []).filter((rule) => !isStyle(rule)),
        {
          test: /\.css$/,
          loader: resolve('css-loader'),
          options: {
            modules: {
              auto: true,
              namedExport: false,
              exportLocalsConvention: 'as-is',
              exportOnlyLocals: true,
              getLocalIdent: classOf(dir, name),
            },
          },
        },
      ],
    },
    plugins: [new TextsPlugin(), withAllIcons(), new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    optimization: { ...common.optimization, minimizer: [new SwcMinimizer()] },
    output: { ...common.output, uniqueName: `${name}-paint`, publicPath: '/' },
  }
}
