import { temporaryFolder } from '../temporary-folder'
import { askShell } from './dev-override'
import { devServer } from './dev-server'
import { fail, listen, say, whenStopped } from './process'
import { watchRemote } from './watch/watch-remote'

const DEFAULT_PORT = 3_004

export interface DevSettings {
  name: string
  dir: string
  into: string
}

/**
 * Rebuilds a remote on every change and serves it to a Samspel that accepts it, until this process is
 * stopped. PORT sets the port, 3004 by default.
 */
export async function startDev({ name, dir, into }: DevSettings): Promise<void> {
  const port = Number(process.env.PORT || DEFAULT_PORT)
  const origin = `http://localhost:${port}`

  const shell = await askShell(into, name, origin)
  if ('problem' in shell) fail(shell.problem)
  const releases = temporaryFolder(name)
  const { app, take } = await devServer({ name, releases, origin, into: new URL(into).origin })
  whenStopped(() => app.close())
  await listen(app, port)

  let told = false
  const watch = watchRemote({
    name,
    dir,
    releases,
    refreshes: true,
    onState(state) {
      if (state.state === 'failed') say(`${name} did not build:\n${state.problems}`)
      void take(state).then(
        () => {
          if (state.state !== 'built') return
          say(`${name} ${state.version} built in ${(state.ms / 1_000).toFixed(1)} s`)
          if (!told) console.log(`\n${name} runs inside ${into}: ${shell.link}\nBack to the live one: ${shell.back}`)
          told = true
        },
        (error: Error) => say(error.message),
      )
    },
  })
  whenStopped(() => watch.close())
}
