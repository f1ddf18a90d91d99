import { writeSync } from 'node:fs'

/** Lines wait this long for others, ms: a system call for each request took some 7 % of the time in a profile. */
const waitMs = 50
/** Characters that are written at once. */
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
    // Lost.
  }
}

process.on('exit', writeAll)

/**
 * Where log lines go: standard output, without ever failing or waiting. Lines for which the disk has no room are lost; the process, which
 * has better things to do than to say so, lives, and the next lines are written when there is room again. What waits is written when the
 * process ends, also by an error.
 */
export const logStream = {
  write(line: string): void {
    waiting += line
    if (waiting.length >= most) writeAll()
    else timer ??= setTimeout(writeAll, waitMs).unref()
  },
}
