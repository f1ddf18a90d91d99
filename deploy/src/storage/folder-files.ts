import { randomUUID } from 'node:crypto'
import { appendFile, mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileProblem, Unreadable } from '../model/problems'

/** Reads a text file; undefined if it does not exist. */
export async function readText(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw fileProblem(error, file)
  }
}

/** Parses stored JSON; `place` is used in the error message. */
export function parseStored<T>(text: string, place: string): T {
  try {
    return JSON.parse(text) as T
  } catch (error) {
    throw new Unreadable(
      `${place} does not parse: ${(error as Error).message}. Put a good copy back, or remove that release and publish it again.`,
      { cause: error },
    )
  }
}

async function endsTorn(file: string): Promise<boolean> {
  const handle = await open(file, 'r').catch(() => undefined)
  if (!handle) return false
  try {
    const { size } = await handle.stat()
    if (size === 0) return false
    const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, size - 1)
    return buffer[0] !== 0x0a
  } finally {
    await handle.close()
  }
}

/**
 * Appends a line in a single write, which the system does not interleave with those of other processes. If a full disk truncated the
 * previous line, a newline is added first.
 */
export async function appendLine(file: string, line: string): Promise<void> {
  try {
    await mkdir(dirname(file), { recursive: true })
    await appendFile(file, `${(await endsTorn(file)) ? '\n' : ''}${line}\n`)
  } catch (error) {
    throw fileProblem(error, file)
  }
}

/**
 * Writes a temporary file, flushes it, and renames it: readers see either the old or the new contents, and a full disk leaves the old ones.
 */
export async function writeWhole(file: string, contents: string, mode = 0o666): Promise<void> {
  const beside = `${file}.${randomUUID()}`
  try {
    await mkdir(dirname(file), { recursive: true })
    const handle = await open(beside, 'w', mode)
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
