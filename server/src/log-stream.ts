import { writeSync } from 'node:fs'

/**
 * Where log lines go: standard output, without ever failing or waiting. A line for which the disk has no room is lost; the process, which
 * has better things to do than to say so, lives, and the next line is written when there is room again.
 */
export const logStream = {
  write(line: string): void {
    try {
      writeSync(1, line)
    } catch {
      // Lost.
    }
  },
}
