import { dirname, join, resolve } from 'node:path'
import { parseStored, readText, writeWhole } from '../storage/folder-files'
import { withLock } from '../storage/lock'
import { isBucket } from '../storage/open-storage'
import type { Rehearsal } from './report'

/** A rehearsal that was kept, and who made it. */
export type KeptRehearsal = Rehearsal & { by: string }

/** How many are kept of each remote, one for each version. */
const OF_A_REMOTE = 5

/** Reports of rehearsals beside the storage. They are what somebody saw, not part of a release: nothing is decided by them alone. */
export interface Rehearsals {
  /** The last one of a version. */
  of(name: string, version: string): Promise<KeptRehearsal | undefined>
  keep(rehearsal: KeptRehearsal): Promise<void>
}

/** File of the rehearsals of a storage: beside it, as tokens are. */
export const rehearsalFileOf = (location: string, env: NodeJS.ProcessEnv = process.env): string =>
  join(isBucket(location) ? resolve(env.DATA_DIR ?? '.data') : dirname(resolve(location)), 'registry-rehearsals.json')

/** {@link Rehearsals} in a file. */
export function rehearsalsIn(file: string): Rehearsals {
  const list = async (): Promise<KeptRehearsal[]> => {
    const text = await readText(file)
    return text === undefined ? [] : parseStored<{ rehearsals: KeptRehearsal[] }>(text, file).rehearsals
  }
  return {
    of: async (name, version) => (await list()).find((one) => one.name === name && one.version === version),
    keep: (rehearsal) =>
      withLock(`${file}.lock`, async () => {
        const { name, version } = rehearsal
        const all = await list()
        const own = all.filter((one) => one.name === name && one.version !== version)
        const others = all.filter((one) => one.name !== name)
        const rehearsals = [rehearsal, ...own.slice(0, OF_A_REMOTE - 1), ...others]
        await writeWhole(file, `${JSON.stringify({ rehearsals })}\n`)
      }),
  }
}
