import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { report } from './failure.mjs'
import { ensureInstalled } from './install.mjs'
import { inRoot } from './paths.mjs'
import { watchNpm } from './processes.mjs'
import { endCommands } from './run-command.mjs'

/**
 * Runs a dev server command until it ends or this process is asked to stop. If this process dies, the
 * command notices through its IPC channel.
 * @param {string} program
 * @param {() => Promise<{ env: NodeJS.ProcessEnv, stop: () => Promise<void> }>} [prepare] starts what the command needs
 */
export async function runDevServer(program, prepare = async () => ({ env: {}, stop: async () => {} })) {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child
  /** @type {() => Promise<void>} */
  let stop = async () => {}
  let ending = false
  const end = () => {
    ending = true
    if (child) child.kill('SIGTERM')
    else {
      endCommands()
      void stop().then(() => process.exit(130))
    }
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end)
  process.once('disconnect', end)
  watchNpm(end)
  try {
    await ensureInstalled()
    const prepared = await prepare()
    stop = prepared.stop
    if (ending) return void end()
    const tsx = pathToFileURL(createRequire(inRoot('deploy', 'package.json')).resolve('tsx')).href
    child = spawn(
      process.execPath,
      ['--import', tsx, inRoot('deploy', 'src', 'dev-server', program), ...process.argv.slice(2)],
      { stdio: ['ignore', 'inherit', 'inherit', 'ipc'], env: { ...process.env, ...prepared.env } },
    )
    child.once('exit', (code) => void stop().then(() => process.exit(code ?? 1)))
  } catch (error) {
    report(error)
    process.exitCode = 1
  }
}
