import { keyId } from '../signing/envelope'
import type { HistoryAnchor, HistoryChecked } from '../signing/history-chain'
import { chainedEntry, checkChain, hashOfEntry } from '../signing/history-chain'
import type { RegistryKeys } from '../signing/sign-keys'
import type { HistoryEntry } from './storage'

/** A stored history, which only grows. */
export interface HistoryLog {
  /** All entries, oldest first. */
  readHistory(): Promise<HistoryEntry[]>
  /** Stores what `make` returns for the newest entry directly after it: of two at once, one comes after the other. */
  extend(make: (newest: HistoryEntry | undefined) => HistoryEntry): Promise<void>
}

/** A history whose entries are signed and name the hash of the one before. */
export function chainedHistory({ readHistory, extend }: HistoryLog, keys: RegistryKeys) {
  let last: Promise<unknown> = Promise.resolve()
  const appendHistory = (entry: HistoryEntry): Promise<void> => {
    const next = last.then(async () => {
      const key = await keys.signing()
      await extend((newest) => chainedEntry(entry, newest, key))
    })
    last = next.catch(() => undefined)
    return next
  }
  const checkHistory = async (anchor: HistoryAnchor | undefined): Promise<HistoryChecked> =>
    checkChain(await readHistory(), await keys.trusted(), anchor)
  return {
    readHistory,
    appendHistory,
    checkHistory,
    async historyHead(): Promise<string | undefined> {
      const newest = (await readHistory()).at(-1)
      return newest && hashOfEntry(newest)
    },
    async hasOtherSigners(): Promise<boolean> {
      const entries = await readHistory()
      const own = keyId(await keys.signing())
      const vouched = entries.findLastIndex(({ action, signed }) => action === 'sign' && signed?.key === own)
      return entries.slice(vouched + 1).some(({ signed }) => signed !== undefined && signed.key !== own)
    },
  }
}
