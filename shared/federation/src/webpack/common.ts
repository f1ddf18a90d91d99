import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import type { Configuration } from 'webpack'
import { SubresourceIntegrityPlugin } from './integrity.ts'
import { SwcMinimizer } from './minimizer.ts'
import { TextsPlugin } from './texts-plugin.ts'

// Loaders are dependencies of this package; a remote's folder cannot see them.
const { resolve } = createRequire(import.meta.url)

interface CommonOptions {
  dir: string
  /** Prefix of class names: styles stay in the page after a remote has left. */
  prefix: string
}

/** Short name of a style sheet. One for all of its classes, and before theirs: a hash for each would be a third of what scripts say about styles. */
export const classPlaceOf = (dir: string, path?: string): string =>
  createHash('sha256')
    .update(path === undefined ? dir : relative(dir, path))
    .digest('hex')
    .slice(0, 5)

/** What shell and remotes have in common: TypeScript, CSS modules, fonts and pictures, content hashes, no cache (a warm one broke builds). */
export function commonConfig({ dir, prefix }: CommonOptions): Configuration {
  return {
    mode: 'production',
    context: dir,
    target: ['web', 'es2022'],
    // Beside the files, named by none of them and served to nobody: for what browsers report (decision 0024).
    devtool: 'hidden-source-map',
    cache: false,
    performance: false,
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: resolve('swc-loader'),
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              // Never the development runtime: it crashes React and its neighbours inside a production shell.
              transform: { react: { runtime: 'automatic', development: false } },
              target: 'es2022',
            },
          },
        },
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          enforce: 'pre',
          loader: fileURLToPath(new URL('./texts-loader.mjs', import.meta.url)),
        },
        { test: /\.m?js$/, resolve: { fullySpecified: false } },
        {
          test: /\.css$/,
          sideEffects: true,
          use: [
            MiniCssExtractPlugin.loader,
            {
              loader: resolve('css-loader'),
              options: {
                modules: {
                  auto: true,
                  namedExport: false,
                  exportLocalsConvention: 'as-is',
                  getLocalIdent: ({ resourcePath }: { resourcePath: string }, _pattern: string, name: string) =>
                    `${prefix}-${classPlaceOf(dir, resourcePath)}-${name}`,
                },
              },
            },
          ],
        },
        { test: /\.(woff2|png|webp|jpg|svg|avif)$/, type: 'asset/resource' },
      ],
    },
    plugins: [
      new MiniCssExtractPlugin({
        filename: '[name].[contenthash:8].css',
        chunkFilename: '[name].[contenthash:8].css',
        ignoreOrder: true,
      }),
      new SubresourceIntegrityPlugin(),
      new TextsPlugin(),
    ],
    optimization: {
      minimizer: [new SwcMinimizer(), new CssMinimizerPlugin({ parallel: false })],
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
    },
    output: {
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      publicPath: 'auto',
      clean: true,
      // What a browser checks against a hash it must be allowed to read.
      crossOriginLoading: 'anonymous',
      // Seconds of patience with a chunk that hangs, as long as with everything else.
      chunkLoadTimeout: 10_000,
    },
  }
}
