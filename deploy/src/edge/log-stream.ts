import { writeSync } from 'node:fs'

/**
 * Where log lines go: standard output, without ever failing or waiting. A line is dropped while the disk is full; the process
 * goes on, and writes again when there is room.
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
