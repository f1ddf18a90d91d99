// npm run isolate -- mf-x [--dir <folder>]; PORT and HOST say where.
import { say } from './process'
import { commandOf } from './program'
import { benchShell } from './shell'
import { startIsolate } from './start-isolate'

await startIsolate({
  ...commandOf('isolate'),
  shell: await benchShell(() => say('Building the shell, once for its sources …')),
})
