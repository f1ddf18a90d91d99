import { runWorkbench } from './lib/workbench.mjs'

await runWorkbench('run-isolate.ts')
