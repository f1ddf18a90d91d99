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
    // The process belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Removes folders left behind by killed processes. */
function sweep(parent: string): void {
  for (const name of readdirSync(parent)) {
    const owner = named.exec(name)?.[1]
    if (!owner || lives(Number(owner))) continue
    try {
      rmSync(join(parent, name), { recursive: true, force: true })
    } catch {
      // Belongs to another user of this machine, who has to remove it.
    }
  }
}

/** Creates a folder that is removed when this process exits. If the process is killed, the next call of any process removes it. */
export function temporaryFolder(name: string, parent = tmpdir()): string {
  sweep(parent)
  if (mine.size === 0)
    process.once('exit', () => mine.forEach((folder) => rmSync(folder, { recursive: true, force: true })))
  const folder = mkdtempSync(join(parent, `samspel-tmp-${process.pid}-${name}-`))
  mine.add(folder)
  return folder
}
