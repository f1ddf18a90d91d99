import { spawn } from 'node:child_process'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { openLog } from './logs.mjs'
import { root } from './paths.mjs'

const PARENT_WATCH = pathToFileURL(path.join(import.meta.dirname, 'parent-watch.mjs')).href
const PATIENCE_MS = 6000

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
  const log = openLog(dataDir, name.toLowerCase().replaceAll(' ', '-'))
  const child = spawn(process.execPath, ['--enable-source-maps', '--import', PARENT_WATCH, script], {
    cwd: root,
    detached: true,
    stdio: ['ignore', log.fd, log.fd, 'ipc'],
    env: { ...process.env, ...env },
  })
  log.close()
  return { name, child, mark: script, log: log.file, stop: () => child.kill('SIGTERM'), patience: PATIENCE_MS }
}

/** The long-running processes of one Samspel, in the order they were started. */
export function makeFamily(onDeath) {
  const members = []
  let stopping = null

  const stopAll = async () => {
    for (const member of members.toReversed()) {
      if (hasEnded(member.child)) continue
      member.stop()
      if (!(await exitOf(member.child, member.patience))) process.kill(-member.child.pid, 'SIGKILL')
    }
  }

  return {
    add(member) {
      members.push(member)
      member.child.once('exit', (code, signal) => {
        if (!stopping) onDeath(member, signal ?? `exit code ${code}`)
      })
      return member
    },
    /** What the next launcher needs to end them, should this one be killed. */
    list: () => members.map(({ child, mark }) => ({ pid: child.pid, mark })),
    /** Stops all, last started first; calling it twice waits for the same end. */
    stop: () => (stopping ??= stopAll()),
  }
}
