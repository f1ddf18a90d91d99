import { join } from 'node:path'

/**
 * What runs in a process of its own, or is read at run time, by the path of its file. Where this code is bundled (@samspel/cli), this module is
 * another one: cli/src/bundled-runtime-files.ts.
 */
export const runtimeFiles = {
  build: join(import.meta.dirname, 'build/worker.ts'),
  watch: join(import.meta.dirname, 'dev-server/watch/worker.ts'),
  sandbox: join(import.meta.dirname, 'dev-server/page'),
}
