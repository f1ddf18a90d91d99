import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { report } from './failure.mjs'
import { ensureInstalled } from './install.mjs'
import { inRoot } from './paths.mjs'
import { endCommands } from './run-command.mjs'
import { makeTestBed } from './test-bed.mjs'

/**
 * Runs bench/<name>/run.ts with the arguments of this command and exits with its exit code. A signal stops both, and
 * the Samspel that was started for the bench.
 * @param {string} name folder in bench/
 * @param {(bed: ReturnType<typeof makeTestBed>) => Promise<Record<string, string>>} prepare what the bench is told in its environment
 */
export function runBench(name, prepare) {
  const bed = makeTestBed()
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child
  /** @param {number} code */
  const leave = (code) => {
    child?.kill('SIGKILL')
    endCommands()
    void bed.close().finally(() => process.exit(code))
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => leave(130))

  /** @returns {Promise<number>} */
  const run = async () => {
    await ensureInstalled()
    const env = { ...process.env, ...(await prepare(bed)) }
    const tsx = pathToFileURL(createRequire(inRoot('deploy', 'package.json')).resolve('tsx')).href
    const args = ['--import', tsx, inRoot('bench', name, 'run.ts'), ...process.argv.slice(2)]
    const started = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'], env })
    child = started
    return new Promise((resolve) => started.once('close', (code) => resolve(code ?? 1)))
  }
  run().then(leave, (error) => {
    report(error)
    leave(1)
  })
}
