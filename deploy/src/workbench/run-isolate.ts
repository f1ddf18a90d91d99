// npm run isolate -- mf-x [--dir <folder>]; PORT and HOST say where.
import { isolateServer } from './isolate-server'
import { HARNESS } from './names'
import { commandOf, listen, say, whenStopped } from './program'
import { benchShell } from './shell'
import { temporaryFolder } from '../temporary-folder'
import { watchRemote } from './watch/watch-remote'

const { name, dir } = commandOf('isolate')
const releases = temporaryFolder(name)
const shell = await benchShell(() => say('Building the shell, once for its sources …'))
const { app, take } = await isolateServer({ name, dir, shell, releases })
whenStopped(() => app.close())
const address = `${await listen(app, 0)}${HARNESS}/`
let told = false
const watch = watchRemote({
  name, dir, releases,
  onState(state) {
    if (state.state === 'built') say(`${name} built in ${(state.ms / 1_000).toFixed(1)} s`)
    if (state.state === 'failed') say(`${name} did not build:\n${state.problems}`)
    void take(state).then(() => {
      if (told || state.state === 'building') return
      told = true
      console.log(`\n${name} stands in its harness at ${address}`)
    })
  },
})
whenStopped(() => watch.close())
