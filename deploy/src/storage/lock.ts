import { mkdir, open, readFile, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

const PATIENCE_MS = 10_000
const STEP_MS = 20

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

async function removeIfStale(file: string): Promise<void> {
  const holder = Number(await readFile(file, 'utf8').catch(() => ''))
  if (holder && !isAlive(holder)) await rm(file, { force: true })
}

/** Runs `work` while no other process of this machine holds the lock file; one left behind by a dead process is taken over. */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  await mkdir(dirname(file), { recursive: true })
  const until = Date.now() + PATIENCE_MS
  for (;;) {
    try {
      const handle = await open(file, 'wx')
      await handle.writeFile(String(process.pid))
      await handle.close()
      break
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      if (Date.now() > until) throw new Error(`${file} is held by another process for more than ${PATIENCE_MS / 1000} s`)
      await removeIfStale(file)
      await new Promise((resolve) => setTimeout(resolve, STEP_MS))
    }
  }
  try {
    return await work()
  } finally {
    await rm(file, { force: true })
  }
}
