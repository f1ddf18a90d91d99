import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Kept } from './service'

const read = (file: string): object | undefined => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as object
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw new Error(`${file} cannot be read: remove it to start this part of the practice world anew`, { cause: error })
  }
}

/** Documents in a folder; without a folder they live as long as the program. */
export const keeper = (folder: string | undefined) => {
  const known = new Map<string, Kept<object>>()
  return <T extends object>(name: string, initial: () => T): Kept<T> => {
    const found = known.get(name)
    if (found) return found as Kept<T>
    const file = folder && path.join(folder, `${name}.json`)
    const kept: Kept<T> = {
      value: ((file && read(file)) as T | undefined) ?? initial(),
      save: () => {
        if (!file) return
        mkdirSync(path.dirname(file), { recursive: true })
        writeFileSync(`${file}.new`, JSON.stringify(kept.value))
        renameSync(`${file}.new`, file)
      },
    }
    known.set(name, kept)
    return kept
  }
}
