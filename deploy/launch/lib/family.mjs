import { spawn } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { openLog, reopenLog } from './logs.mjs'
import { root } from './paths.mjs'

const PARENT_WATCH = pathToFileURL(path.join(import.meta.dirname, 'parent-watch.mjs')).href
const PATIENCE_MS = 6000
/** Before a member is started again; after as many deaths in a row nothing is expected of another try. */
const PAUSES_MS = [500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]
const PAUSES_WHILE_FULL = 4
/** Who has lived for so long has not died at once. */
const STEADY_MS = 60_000

const hasEnded = (child) => child.exitCode !== null || child.signalCode !== null

const exitOf = (child, millis) =>
  new Promise((resolve) => {
    if (hasEnded(child)) return resolve(true)
    const timer = setTimeout(() => resolve(false), millis)
    child.once('exit', () => {
      clearTimeout(timer)
      resolve(true)
    })
  })

/** Starts a Node program as a member: in a group of its own (so Ctrl-C reaches only the launcher), its output in a log. */
export function startNode({ name, script, env, dataDir }) {
  const start = (log) => {
    const child = spawn(process.execPath, ['--enable-source-maps', '--import', PARENT_WATCH, script], {
      cwd: root,
      detached: true,
      stdio: ['ignore', log.fd, log.fd, 'ipc'],
      env: { ...process.env, ...env },
    })
    log.close()
    return child
  }
  const log = openLog(dataDir, name.toLowerCase().replaceAll(' ', '-'))
  const member = {
    name,
    child: start(log),
    mark: script,
    log: log.file,
    folder: dataDir,
    stop: () => member.child.kill('SIGTERM'),
    patience: PATIENCE_MS,
  }
  member.again = async () => start(reopenLog(log.file))
  return member
}

/** Is there no room for what a process writes as it starts? Then it is the disk that must change, and nothing is proven by its death. */
function isDiskFull(folder) {
  const probe = path.join(folder, `.room-${process.pid}`)
  try {
    writeFileSync(probe, Buffer.alloc(1024 * 1024))
    return false
  } catch (error) {
    return error.code === 'ENOSPC' || error.code === 'EDQUOT'
  } finally {
    rmSync(probe, { force: true })
  }
}

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * The long-running processes of one Samspel, in the order they were started. One that dies after it was `ready` is started again after a pause that
 * grows with each death soon after the last; `onDeath` is told of one that dies before it was ever ready, or over and over.
 */
export function makeFamily(onDeath, { pauses = PAUSES_MS, steadyMs = STEADY_MS, onAgain = (_member) => {} } = {}) {
  const members = []
  /** @type {Promise<void> | null} */
  let stopping = null

  const stopAll = async () => {
    for (const member of members.toReversed()) {
      if (hasEnded(member.child)) continue
      member.stop()
      if (!(await exitOf(member.child, member.patience))) process.kill(-member.child.pid, 'SIGKILL')
    }
  }

  const startAgain = async (member, how) => {
    const full = isDiskFull(member.folder)
    if (!full) member.deaths += 1
    member.tries += 1
    // Where only room is missing, it is looked for every few seconds, for as long as it takes.
    const wait = pauses[Math.min(member.tries, full ? PAUSES_WHILE_FULL : pauses.length) - 1]
    if (member.deaths > pauses.length) return onDeath(member, how)
    console.error(
      `${member.name} stopped unexpectedly (${how}) and is started again in ${wait / 1000} s. Its log: ${member.log}`,
    )
    await pause(wait)
    if (stopping) return
    try {
      member.child = await member.again()
    } catch (error) {
      if (!stopping) await startAgain(member, error.message)
      return
    }
    if (stopping) return process.kill(-member.child.pid, 'SIGKILL')
    watch(member)
    onAgain(member)
  }

  const watch = (member) => {
    const begun = performance.now()
    member.child.once('exit', (code, signal) => {
      if (stopping) return
      const how = signal ?? `exit code ${code}`
      if (!member.ready || !member.again) return onDeath(member, how)
      if (performance.now() - begun > steadyMs) member.deaths = member.tries = 0
      void startAgain(member, how)
    })
  }

  return {
    add(member) {
      member.deaths = member.tries = 0
      members.push(member)
      watch(member)
      return member
    },
    /** What the next launcher needs to end them, should this one be killed. */
    list: () => members.map(({ child, mark }) => ({ pid: child.pid, mark })),
    /** Stops all, last started first; calling it twice waits for the same end. */
    stop: () => (stopping ??= stopAll()),
  }
}
