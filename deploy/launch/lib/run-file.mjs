import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describeProcess, endProcess } from './processes.mjs'

const fileOf = (dataDir) => path.join(dataDir, 'run.json')

/** What the launcher of this data folder wrote about itself, or null. */
export function readRun(dataDir) {
  try {
    return JSON.parse(readFileSync(fileOf(dataDir), 'utf8'))
  } catch {
    return null
  }
}

/** Readable by its owner only: it names the database with its password. */
export function writeRun(dataDir, run) {
  const file = fileOf(dataDir)
  // Beside it first: a full disk must not leave an empty one.
  writeFileSync(`${file}.new`, JSON.stringify(run), { mode: 0o600 })
  renameSync(`${file}.new`, file)
}

export const forgetRun = (dataDir) => rmSync(fileOf(dataDir), { force: true })

/** Ends what a launcher that was killed left behind; a process id that now belongs to something else is left alone. */
export async function endLeftovers(dataDir) {
  const run = readRun(dataDir)
  for (const { pid, mark } of run?.members ?? []) {
    const found = describeProcess(pid)
    if (found && found.command.includes(mark))
      await endProcess(pid, [
        ['SIGTERM', 4000],
        ['SIGKILL', 2000],
      ])
  }
  forgetRun(dataDir)
}
