import { runDevServer } from './lib/dev-server.mjs'

await runDevServer('run-isolate.ts')
