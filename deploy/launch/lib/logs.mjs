import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync } from 'node:fs'
import path from 'node:path'

const SHOWN_LINES = 15

/** Opens a new log file for a process; the previous run's log is kept as `.1`. */
export function openLog(dataDir, name) {
  const folder = path.join(dataDir, 'logs')
  mkdirSync(folder, { recursive: true })
  const file = path.join(folder, `${name}.log`)
  if (existsSync(file)) renameSync(file, `${file}.1`)
  const fd = openSync(file, 'a')
  return { file, fd, close: () => closeSync(fd) }
}

/** Reopens the log of a restarted process and appends to it. A full disk must not prevent the restart. */
export function reopenLog(file) {
  try {
    const fd = openSync(file, 'a')
    return { file, fd, close: () => closeSync(fd) }
  } catch {
    return { file, fd: 'ignore', close: () => {} }
  }
}

export const tailOf = (file) =>
  existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n').slice(-SHOWN_LINES).join('\n') : ''
