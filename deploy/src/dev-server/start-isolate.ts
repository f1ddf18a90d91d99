import { temporaryFolder } from '../temporary-folder'
import { isolateServer } from './isolate-server'
import { SANDBOX } from './names'
import { listen, say, whenStopped } from './process'
import type { SandboxShell } from './shell'
import { watchRemote } from './watch/watch-remote'

export interface IsolateSettings {
  name: string
  dir: string
  shell: SandboxShell
  /** URL of a Samspel with the demo data; generic answers if omitted. */
  api?: string | undefined
}

/** Rebuilds a remote on every change and shows it in its sandbox, until this process is stopped. PORT and HOST set the address. */
export async function startIsolate({ name, dir, shell, api }: IsolateSettings): Promise<void> {
  const releases = temporaryFolder(name)
  const { app, take } = await isolateServer({ name, dir, shell, releases, api })
  whenStopped(() => app.close())
  const address = `${await listen(app, 0)}${SANDBOX}/`

  let told = false
  const watch = watchRemote({
    name,
    dir,
    releases,
    onState(state) {
      if (state.state === 'built') say(`${name} built in ${(state.ms / 1_000).toFixed(1)} s`)
      if (state.state === 'failed') say(`${name} did not build:\n${state.problems}`)
      void take(state).then(() => {
        if (told || state.state === 'building') return
        told = true
        console.log(`\n${name} runs in its sandbox at ${address}`)
      })
    },
  })
  whenStopped(() => watch.close())
}
