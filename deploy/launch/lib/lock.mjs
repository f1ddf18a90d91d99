import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { Failure } from './failure.mjs'
import { isAlive } from './processes.mjs'
import { readRun } from './run-file.mjs'

// Avoids mkdir's own `recursive`, which loops forever where the system answers ENOENT (/proc).
function makeFolder(folder) {
  if (existsSync(folder)) return
  makeFolder(path.dirname(folder))
  mkdirSync(folder)
}

/** Creates the folder and checks that it is writable. */
export function requireWritable(dataDir) {
  try {
    makeFolder(dataDir)
    const probe = path.join(dataDir, `.probe-${process.pid}`)
    writeFileSync(probe, '')
    rmSync(probe)
  } catch (error) {
    throw new Failure(
      `The data folder ${dataDir} cannot be written (${error.code}). Choose another: DATA_DIR=/path npm start`,
    )
  }
}

const alreadyRunning = (dataDir) => {
  const run = readRun(dataDir)
  const where = run ? ` (process ${run.pid}${run.url ? `, ${run.url}` : ''})` : ''
  return new Failure(
    `Samspel already runs on ${dataDir}${where}. Stop it first, or give this one a folder of its own: DATA_DIR=/path npm start`,
  )
}

/**
 * Allows one launcher per data folder. On Linux the lock is an abstract socket name, which the kernel releases when the process dies for
 * any reason, so there are no stale locks.
 */
export async function lockDataDir(dataDir) {
  if (process.platform !== 'linux') {
    const run = readRun(dataDir)
    if (run && run.pid !== process.pid && isAlive(run.pid)) throw alreadyRunning(dataDir)
    return
  }
  const name = createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 32)
  const server = net.createServer((socket) => socket.destroy())
  await new Promise((resolve, reject) => {
    server.once('error', () => reject(alreadyRunning(dataDir)))
    server.listen(`\0samspel-${name}`, () => resolve(undefined))
  })
  server.unref()
}
