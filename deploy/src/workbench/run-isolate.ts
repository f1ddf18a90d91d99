// npm run isolate -- mf-x [--dir <folder>]; PORT and HOST say where.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isolateServer } from './isolate-server'
import { HARNESS } from './names'
import { commandOf, listen, say, stopWith } from './program'
import { readable } from './readable'
import { benchShell } from './shell'
import { watchRemote } from './watch/watch-remote'

const { name, dir } = commandOf('isolate')
const releases = mkdtempSync(join(tmpdir(), `samspel-${name}-`))
const shell = await benchShell(() => say('Building the shell, once for its sources …'))
const { app, take } = await isolateServer({ name, dir, shell, releases })
const watch = watchRemote({
  name, dir, releases,
  onState(state) {
    if (state.state === 'built') say(`${name} built in ${(state.ms / 1_000).toFixed(1)} s`)
    if (state.state === 'failed') say(`${name} did not build:\n${readable(state.problems)}`)
    void take(state.state === 'failed' ? { state: 'failed', problems: readable(state.problems) } : state)
  },
})
stopWith(async () => {
  watch.close()
  await app.close()
  rmSync(releases, { recursive: true, force: true })
})

const url = await listen(app, 0)
console.log(`\n${name} stands in its harness at ${url}${HARNESS}/`)
