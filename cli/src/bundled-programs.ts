import { join } from 'node:path'

/** Stands in for deploy/src/programs.ts where this package is bundled: the same files, beside the bundle. */
export const programs = {
  build: join(import.meta.dirname, 'build-worker.js'),
  watch: join(import.meta.dirname, 'watch-worker.js'),
  harness: join(import.meta.dirname, 'harness'),
}
