import { writeSync } from 'node:fs'

/**
 * Writes log lines to standard output without ever failing or blocking. Lines are dropped while the disk is
 * full, and written again once there is space.
 */
export const logStream = {
  write(line: string): void {
    try {
      writeSync(1, line)
    } catch {
      // Drop the line.
    }
  },
}
