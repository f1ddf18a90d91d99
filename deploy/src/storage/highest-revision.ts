import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * The highest revision ever seen on this machine, kept across restarts, so that an old but validly signed
 * registry is not accepted as the live one.
 */
export interface HighestRevision {
  highest(): Promise<number>
  saw(revision: number): Promise<void>
}

/** @param onProblem called if the file cannot be written; the revision is then remembered only in this process */
export function highestRevisionIn(file: string, onProblem: (error: unknown) => void = () => {}): HighestRevision {
  let known = 0
  let told = false

  const stored = async (): Promise<number> => {
    try {
      const { revision } = JSON.parse(await readFile(file, 'utf8')) as { revision?: unknown }
      return Number.isInteger(revision) ? (revision as number) : 0
    } catch {
      return 0
    }
  }
  const highest = async () => (known = Math.max(known, await stored()))

  return {
    highest,
    async saw(revision) {
      if (revision <= (await highest())) return
      known = revision
      try {
        const beside = `${file}.${randomUUID()}`
        await mkdir(dirname(file), { recursive: true })
        await writeFile(beside, JSON.stringify({ revision }))
        await rename(beside, file)
      } catch (error) {
        if (!told) onProblem(error)
        told = true
      }
    },
  }
}
