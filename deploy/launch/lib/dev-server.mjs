import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { report } from './failure.mjs'
import { ensureInstalled } from './install.mjs'
import { inRoot } from './paths.mjs'
import { watchNpm } from './processes.mjs'

/** Runs one of the dev server's commands until it ends or we are told to. Its channel to us tells it when we are gone. */
export async function runDevServer(program) {
  try {
    await ensureInstalled()
    const tsx = pathToFileURL(createRequire(inRoot('deploy', 'package.json')).resolve('tsx')).href
    const child = spawn(
      process.execPath,
      ['--import', tsx, inRoot('deploy', 'src', 'dev-server', program), ...process.argv.slice(2)],
      {
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      },
    )
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill('SIGTERM'))
    process.once('disconnect', () => child.kill('SIGTERM'))
    watchNpm(() => child.kill('SIGTERM'))
    child.once('exit', (code) => process.exit(code ?? 1))
  } catch (error) {
    report(error)
    process.exitCode = 1
  }
}
