import { join } from 'node:path'

/** Stands in for deploy/src/runtime-files.ts where this package is bundled: the same files, beside the bundle. */
export const runtimeFiles = {
  build: join(import.meta.dirname, 'build-worker.js'),
  watch: join(import.meta.dirname, 'watch-worker.js'),
  sandbox: join(import.meta.dirname, 'sandbox'),
}
