import { writeSync } from 'node:fs'

/** How long lines are collected before they are written, ms: one system call per request took some 7 % of the time in a profile. */
const waitMs = 50
/** Characters collected before they are written at once. */
const most = 16_384

let waiting = ''
let timer: NodeJS.Timeout | undefined

const writeAll = (): void => {
  clearTimeout(timer)
  timer = undefined
  const bytes = Buffer.from(waiting)
  waiting = ''
  try {
    for (let at = 0; at < bytes.length;) at += writeSync(1, bytes, at)
  } catch {
    // The lines are lost.
  }
}

process.on('exit', writeAll)

/**
 * Writes log lines to standard output without ever failing or blocking. Lines that the disk has no room for are lost, but the process stays
 * alive and later lines are written once there is room again. Pending lines are flushed when the process ends, even after an error.
 */
export const logStream = {
  write(line: string): void {
    waiting += line
    if (waiting.length >= most) writeAll()
    else timer ??= setTimeout(writeAll, waitMs).unref()
  },
}
