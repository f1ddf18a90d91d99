import { randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { dirname } from 'node:path'
import { fileProblem } from '../model/problems'

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

/** The machine, or the container: a process id of another one says nothing here. */
const machine = hostname()
const machineIn = (text: string): string => text.split(' ')[1] ?? machine

/** Removes a lock whose holder is dead; answers the holder's machine where that is another one, whose lock is never judged from here. */
async function removeIfStale(file: string): Promise<string | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  if (machineIn(text) !== machine) return machineIn(text)
  const holder = Number(text.split(' ')[0])
  // Without a holder it was written to a full disk: nobody has it, once its moment is over.
  const stale = holder
    ? !isAlive(holder)
    : Date.now() - (await stat(file).catch(() => ({ mtimeMs: Infinity }))).mtimeMs > PATIENCE_MS / 2
  if (stale) await rm(file, { force: true })
  return undefined
}

const heldTooLong = (file: string, elsewhere: string | undefined): Error =>
  new Error(
    elsewhere === undefined
      ? `${file} is held by another process for more than ${PATIENCE_MS / 1000} s`
      : `${file} is held by a process of ${elsewhere}. A folder belongs to one machine: several share a bucket (s3://…). If that process is gone, remove the file.`,
  )

/** Runs `work` while no other process of this machine holds the lock file; one left behind by a dead process is taken over. */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  const beside = `${file}.${randomUUID()}`
  try {
    await mkdir(dirname(file), { recursive: true })
    await writeFile(beside, `${process.pid} ${machine}`)
    const until = Date.now() + PATIENCE_MS
    for (;;) {
      try {
        // Linked and not opened: the lock names its holder from the first moment, and a full disk leaves none behind.
        await link(beside, file)
        break
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
        const elsewhere = await removeIfStale(file)
        if (Date.now() > until) throw heldTooLong(file, elsewhere)
        await new Promise((resolve) => setTimeout(resolve, STEP_MS))
      }
    }
  } catch (error) {
    throw fileProblem(error, dirname(file))
  } finally {
    await rm(beside, { force: true })
  }
  try {
    return await work()
  } finally {
    await rm(file, { force: true })
  }
}
