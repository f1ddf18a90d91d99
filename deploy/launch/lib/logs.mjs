import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync } from 'node:fs'
import path from 'node:path'

const SHOWN_LINES = 15

/** A fresh log file of one process; the one of the run before is kept beside it as `.1`. */
export function openLog(dataDir, name) {
  const folder = path.join(dataDir, 'logs')
  mkdirSync(folder, { recursive: true })
  const file = path.join(folder, `${name}.log`)
  if (existsSync(file)) renameSync(file, `${file}.1`)
  const fd = openSync(file, 'a')
  return { file, fd, close: () => closeSync(fd) }
}

/** The log of a process that is started again: it goes on where it was. A disk without room for it keeps no process from starting. */
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
