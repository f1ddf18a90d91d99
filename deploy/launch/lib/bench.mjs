import { runCommandToEnd } from './command.mjs'
import { ensureInstalled } from './install.mjs'
import { makeTestBed } from './test-bed.mjs'
import { foreground } from './typescript.mjs'

/**
 * Runs bench/<name>/run.ts with the arguments of this command and exits with its exit code. A signal stops both, and
 * the Samspel that was started for the bench.
 * @param {string} name folder in bench/
 * @param {(bed: ReturnType<typeof makeTestBed>) => Promise<Record<string, string>>} prepare what the bench is told in its environment
 * @param {{ help?: string | false | undefined }} [options]
 */
export function runBench(name, prepare, { help } = {}) {
  const bed = makeTestBed()
  const program = foreground()
  const run = async () => {
    await ensureInstalled()
    return program.run(['bench', name, 'run.ts'], await prepare(bed))
  }
  const close = async () => {
    program.stop('SIGKILL')
    await bed.close()
  }
  runCommandToEnd(run, { help, close })
}
