import type { Configuration } from 'webpack'
import webpack from 'webpack'

/** Builds a configuration into a folder. Resolves to the text of its errors, or undefined when there are none. */
export function buildWithConfig(config: Configuration, outDir: string): Promise<string | undefined> {
  const compiler = webpack({ ...config, output: { ...config.output, path: outDir } })
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) return reject(error)
        resolve(
          stats?.hasErrors()
            ? stats.toString({ all: false, errors: true, errorDetails: true, colors: false })
            : undefined,
        )
      })
    })
  })
}
