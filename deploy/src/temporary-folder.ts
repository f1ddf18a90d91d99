import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const named = /^samspel-tmp-(\d+)-/
const mine = new Set<string>()

const lives = (process_: number): boolean => {
  try {
    process.kill(process_, 0)
    return true
  } catch (error) {
    // Somebody else's.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Removes what processes have left that were killed before they could. */
function sweep(parent: string): void {
  for (const name of readdirSync(parent)) {
    const owner = named.exec(name)?.[1]
    if (!owner || lives(Number(owner))) continue
    try {
      rmSync(join(parent, name), { recursive: true, force: true })
    } catch {
      // Of another person of this machine: theirs to remove.
    }
  }
}

/** A folder that goes when this process does, however it leaves: what it cannot remove itself, the next one that makes a folder does. */
export function temporaryFolder(name: string, parent = tmpdir()): string {
  sweep(parent)
  if (mine.size === 0)
    process.once('exit', () => mine.forEach((folder) => rmSync(folder, { recursive: true, force: true })))
  const folder = mkdtempSync(join(parent, `samspel-tmp-${process.pid}-${name}-`))
  mine.add(folder)
  return folder
}
