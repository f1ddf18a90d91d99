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

/** Name of this machine or container; a process id of another one is meaningless here. */
const machine = hostname()
const machineIn = (text: string): string => text.split(' ')[1] ?? machine

/**
 * Removes a lock whose holder has exited. If the holder is on another machine, the lock is left alone and that machine's name is returned.
 */
async function removeIfStale(file: string): Promise<string | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  if (machineIn(text) !== machine) return machineIn(text)
  const holder = Number(text.split(' ')[0])
  // A lock file without a holder was written on a full disk; it counts as stale after a while.
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

/** Runs `work` while holding the lock file against other processes of this machine. Takes over the lock of a process that has exited. */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  const beside = `${file}.${randomUUID()}`
  try {
    await mkdir(dirname(file), { recursive: true })
    await writeFile(beside, `${process.pid} ${machine}`)
    const until = Date.now() + PATIENCE_MS
    for (;;) {
      try {
        // Creating the lock by a hard link means that it names its holder from the start, and that a full disk leaves no empty lock.
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
