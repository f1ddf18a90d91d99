import { runWorkbench } from './lib/workbench.mjs'

await runWorkbench('run-dev.ts')
