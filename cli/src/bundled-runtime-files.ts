import { join } from 'node:path'

/** Replaces deploy/src/runtime-files.ts in the bundle: the same files, located beside the bundle. */
export const runtimeFiles = {
  build: join(import.meta.dirname, 'build-worker.js'),
  watch: join(import.meta.dirname, 'watch-worker.js'),
  sandbox: join(import.meta.dirname, 'sandbox'),
}
