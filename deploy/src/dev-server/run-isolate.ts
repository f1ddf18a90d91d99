// npm run isolate -- mf-x [--dir <folder>]; PORT and HOST set the address.
import { readOptions } from './options'
import { say } from './process'
import { sandboxShell } from './shell'
import { startIsolate } from './start-isolate'

await startIsolate({
  ...readOptions('isolate'),
  shell: await sandboxShell(() => say('Building the shell, once for its sources …')),
})
