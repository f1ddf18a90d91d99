import { join } from 'node:path'

/**
 * What runs in a process of its own, or is read at run time, by the path of its file. Where this code is bundled (@samspel/cli), this module is
 * another one: cli/src/bundled-programs.ts.
 */
export const programs = {
  build: join(import.meta.dirname, 'build/worker.ts'),
  watch: join(import.meta.dirname, 'workbench/watch/worker.ts'),
  harness: join(import.meta.dirname, 'workbench/page'),
}
