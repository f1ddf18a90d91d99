import type { KeyObject } from 'node:crypto'
import { createHash } from 'node:crypto'
import { isRecord } from '../is-record'
import type { HistoryEntry } from '../model/records'
import { isSignedBy, keyId, signText } from './envelope'

/** Type of a signed entry of the history, so that no other signature of the key fits one. */
const ENTRY_TYPE = 'application/vnd.samspel.history-entry+json'

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((key) => [key, sorted(value[key])]),
  )
}

/** JSON with sorted keys: the same text for the same value, however it was written. */
export const canonicalJson = (value: unknown): string => JSON.stringify(sorted(value))

/** Hash of an entry as it is stored, which the entry after it names. */
export const hashOfEntry = (entry: HistoryEntry): string =>
  createHash('sha256').update(canonicalJson(entry)).digest('hex')

const signedText = ({ signed: _signed, ...entry }: HistoryEntry): string => canonicalJson(entry)

/** The entry as it is stored after another one: it names the hash of that one, and is signed. */
export function chainedEntry(entry: HistoryEntry, before: HistoryEntry | undefined, key: KeyObject): HistoryEntry {
  const { signed: _signed, previous: _previous, ...said } = entry
  const linked: HistoryEntry = { ...said, ...(before && { previous: hashOfEntry(before) }) }
  return { ...linked, signed: signText(ENTRY_TYPE, signedText(linked), key) }
}

/** What the signed registry says of the history: its newest entry before the change to `revision`, whose own entry came next. */
export interface HistoryAnchor {
  after?: string
  revision: number
}

/** Result of looking through a history. Entries are counted from 1. */
export interface HistoryChecked {
  entries: number
  /** The first entry that is chained; those before it are from an older version. Absent while none is. */
  chainedFrom?: { entry: number; at: string }
  /** The first entry that does not fit. */
  problem?: { entry: number; what: string; why: string }
}

const titleOf = ({ at, by, action, name, from, to }: HistoryEntry): string =>
  [at, action, name, [from, to].filter(Boolean).join(' → '), `by ${by}`].filter(Boolean).join(' ')

function wrongWith(
  entries: readonly HistoryEntry[],
  index: number,
  keys: readonly KeyObject[],
  vouched: number,
): string | undefined {
  const entry = entries[index]!
  const { signed, previous } = entry
  if (!signed) return 'it is not signed: it was put in, or its signature was taken away'
  const isKnown = keys.some((key) => keyId(key) === signed.key)
  if (!isKnown && index > vouched) return `it is signed with key ${signed.key}, which is not trusted here`
  if (isKnown && !isSignedBy(ENTRY_TYPE, signedText(entry), signed, keys)) return 'it was changed after it was written'
  const expected = index > 0 ? hashOfEntry(entries[index - 1]!) : undefined
  if (previous !== expected)
    return 'the entry before it is not the one that it was written after: one was removed, changed, moved or put in between'
  return undefined
}

function wrongWithEnd(entries: readonly HistoryEntry[], anchor: HistoryAnchor | undefined): string | undefined {
  if (!anchor) return undefined
  const end = `of the end of the history something was removed: the registry was written at revision ${anchor.revision}`
  if (anchor.after !== undefined && !entries.some((entry) => hashOfEntry(entry) === anchor.after))
    return `${end} after an entry that is not there`
  if (!entries.some(({ revision }) => revision === anchor.revision))
    return `${end}, and no entry says so (if a command was broken off there, the next change mends it)`
  return undefined
}

/**
 * Looks whether every entry stands where it was written: signed, unchanged, after the one that it names; and whether the end that the
 * signed registry knows of is there. An entry `sign` vouches for those before it, whose key may have been exchanged.
 */
export function checkChain(
  entries: readonly HistoryEntry[],
  keys: readonly KeyObject[],
  anchor: HistoryAnchor | undefined,
): HistoryChecked {
  const ids = keys.map(keyId)
  const first = entries.findIndex(({ signed }) => signed !== undefined)
  const vouched = entries.findLastIndex(
    ({ action, signed }) => action === 'sign' && signed !== undefined && ids.includes(signed.key),
  )
  const done: HistoryChecked = {
    entries: entries.length,
    ...(first >= 0 && { chainedFrom: { entry: first + 1, at: entries[first]!.at } }),
  }
  for (let index = Math.max(first, 0); first >= 0 && index < entries.length; index += 1) {
    const why = wrongWith(entries, index, keys, vouched)
    if (why) return { ...done, problem: { entry: index + 1, what: titleOf(entries[index]!), why } }
  }
  const why = wrongWithEnd(entries, anchor)
  return why ? { ...done, problem: { entry: entries.length + 1, what: 'after the last one', why } } : done
}
