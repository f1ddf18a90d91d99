import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describeProcess, endProcess } from './processes.mjs'

const fileOf = (dataDir) => path.join(dataDir, 'run.json')

/** Run file written by the launcher of this data folder, or null. */
export function readRun(dataDir) {
  try {
    return JSON.parse(readFileSync(fileOf(dataDir), 'utf8'))
  } catch {
    return null
  }
}

/** Writes the run file, readable only by its owner because it contains the database password. */
export function writeRun(dataDir, run) {
  const file = fileOf(dataDir)
  // Write to a temporary file first: a full disk must not leave an empty run file.
  writeFileSync(`${file}.new`, JSON.stringify(run), { mode: 0o600 })
  renameSync(`${file}.new`, file)
}

export const forgetRun = (dataDir) => rmSync(fileOf(dataDir), { force: true })

/** Stops processes that a killed launcher left running. A process id that now belongs to another program is left alone. */
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
