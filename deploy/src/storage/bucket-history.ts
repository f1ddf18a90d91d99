import { setTimeout as pause } from 'node:timers/promises'
import type { Bucket } from './bucket'
import { parseStored } from './folder-files'
import type { HistoryEntry } from './storage'
import { RevisionConflict } from './storage'

const FOLDER = 'history/'
const ATTEMPTS = 100
const PAUSE_MS = 40

/** Chained entries are numbered; those of older versions are named by time, and come first in a listing, since digits come before letters. */
const NUMBERED = /^history\/n(\d{10})\.json$/
const keyOf = (number: number): string => `${FOLDER}n${String(number).padStart(10, '0')}.json`

/**
 * Adds one object for an entry that `make` returns for the newest one. Its number is taken only once, so of two at once one is repeated
 * after the other.
 */
export async function extendInBucket(
  bucket: Bucket,
  textOf: (object: { key: string; tag: string }) => Promise<string | undefined>,
  make: (newest: HistoryEntry | undefined) => HistoryEntry,
): Promise<void> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const newest = (await bucket.list(FOLDER)).at(-1)
    const text = newest && (await textOf(newest))
    if (newest && text === undefined) continue
    const key = keyOf(Number((newest && NUMBERED.exec(newest.key)?.[1]) ?? 0) + 1)
    const entry = JSON.stringify(make(text === undefined ? undefined : parseStored<HistoryEntry>(text, FOLDER)))
    if (await bucket.put(key, entry, 'absent')) return
    // If the response was lost, the client retries and then conflicts with its own write.
    if ((await bucket.get(key))?.body.toString('utf8') === entry) return
    await pause(Math.random() * PAUSE_MS)
  }
  throw new RevisionConflict('the history is written by many others at this moment; do it again')
}
