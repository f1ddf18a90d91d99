import { spawn } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { openLog, reopenLog } from './logs.mjs'
import { root } from './paths.mjs'

const PARENT_WATCH = pathToFileURL(path.join(import.meta.dirname, 'parent-watch.mjs')).href
const PATIENCE_MS = 6000
/** Delays before each restart. After this many quick deaths in a row the launcher gives up. */
const PAUSES_MS = [500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]
const PAUSES_WHILE_FULL = 4
/** A process that ran at least this long did not crash at startup. */
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

/** Starts a Node program as a member: in its own process group (so that Ctrl-C reaches only the launcher), with its output in a log. */
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

/** Whether the disk is too full for a process to start. A death then says nothing about the process and does not count. */
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
 * Manages the long-running processes of one Samspel, in start order. A process that dies after it was `ready` is restarted after a delay
 * that grows with each quick death. `onDeath` is called if a process dies before it was ever ready, or too often.
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
    // While only disk space is missing, retry every few seconds indefinitely.
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
    /** What the next launcher needs to stop these processes if this launcher is killed. */
    list: () => members.map(({ child, mark }) => ({ pid: child.pid, mark })),
    /** Stops all in reverse start order. Further calls wait for the same shutdown. */
    stop: () => (stopping ??= stopAll()),
  }
}
