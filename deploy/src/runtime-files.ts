import { join } from 'node:path'

/**
 * Files that run in their own process or are read at run time, by path. The bundle of `@samspel/cli` replaces this
 * module with cli/src/bundled-runtime-files.ts.
 */
export const runtimeFiles = {
  build: join(import.meta.dirname, 'build/worker.ts'),
  watch: join(import.meta.dirname, 'dev-server/watch/worker.ts'),
  sandbox: join(import.meta.dirname, 'dev-server/page'),
}
