import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileProblem, Unreadable } from './problems'

/** Text of a file; undefined when there is none. */
export async function readText(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw fileProblem(error, file)
  }
}

/** Parses what was stored; `place` is for the text of the refusal. */
export function parseStored<T>(text: string, place: string): T {
  try {
    return JSON.parse(text) as T
  } catch (error) {
    throw new Unreadable(`${place} does not parse: ${(error as Error).message}. Put a good copy back, or remove that release and publish it again.`, { cause: error })
  }
}

/** Written beside, flushed, then renamed over: a reader sees the old file or the new one, and a full disk leaves the old one. */
export async function writeWhole(file: string, contents: string): Promise<void> {
  const beside = `${file}.${randomUUID()}`
  try {
    await mkdir(dirname(file), { recursive: true })
    const handle = await open(beside, 'w')
    try {
      await handle.writeFile(contents)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(beside, file)
  } catch (error) {
    await rm(beside, { force: true })
    throw fileProblem(error, file)
  }
}
