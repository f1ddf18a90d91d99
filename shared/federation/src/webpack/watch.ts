import type { Compiler, Configuration } from 'webpack'
import webpack from 'webpack'

/** What a watching build tells. */
export interface WatchListener {
  /** A build begins; with the files that made it necessary, none the first time. */
  onStart(changed: readonly string[]): void
  /** It is written; the next build waits until this has settled. `ms` is what it took. */
  onBuilt(ms: number): Promise<void>
  /** The text of its errors. */
  onFailed(problems: string): void
}

// Their work is for visitors; its hashes would not be those of what a watching server hands out.
const onlyWhenPublished = new Set(['SubresourceIntegrityPlugin'])

/**
 * Builds into a folder now and whenever a source changes: not minimised, with source maps, without integrity of chunks.
 */
export function watchWithConfig(
  config: Configuration,
  outDir: string,
  { onStart, onBuilt, onFailed }: WatchListener,
): void {
  const compiler = webpack({
    ...config,
    plugins: (config.plugins ?? []).filter((plugin) => !plugin || !onlyWhenPublished.has(plugin.constructor.name)),
    devtool: 'source-map',
    optimization: { ...config.optimization, minimize: false, emitOnErrors: false },
    output: { ...config.output, path: outDir },
  })
  compiler.hooks.watchRun.tap('watchWithConfig', ({ modifiedFiles }: Compiler) => onStart([...(modifiedFiles ?? [])]))
  compiler.hooks.done.tapPromise('watchWithConfig', async (stats) => {
    if (stats.hasErrors()) onFailed(stats.toString({ all: false, errors: true, colors: false }))
    else await onBuilt(stats.endTime - stats.startTime)
  })
  compiler.watch({ aggregateTimeout: 20, ignored: '**/node_modules/**' }, (error) => {
    if (error) onFailed(error.message)
  })
}
