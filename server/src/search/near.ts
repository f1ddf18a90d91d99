import { sql } from 'kysely'
import { plainText } from '@samspel/api/plain-text'
import { type Db, transact } from '../db/transact'
import type { EntryKind } from './entries'

/** Edit distance between two words: letters replaced, missing, added or swapped with their neighbour. */
export const distance = (a: string, b: string): number => {
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let row = 1; row <= a.length; row += 1) {
    const now = [row]
    for (let at = 1; at <= b.length; at += 1) {
      const change = Number(a[row - 1] !== b[at - 1])
      let least = Math.min((last[at] ?? 0) + 1, (now[at - 1] ?? 0) + 1, (last[at - 1] ?? 0) + change)
      const swapped = row > 1 && at > 1 && a[row - 1] === b[at - 2] && a[row - 2] === b[at - 1]
      if (swapped) least = Math.min(least, (before[at - 2] ?? 0) + 1)
      now.push(least)
    }
    before = last
    last = now
  }
  return last[b.length] ?? 0
}

const shortest = 4
const mostNear = 200
const allowed = (word: string): number => (word.length < 8 ? 1 : 2)

/** Marks are no misspelling. */
const apart = (typed: string, word: string): number => distance(plainText(typed), plainText(word))

/** The word in a title closest to a misspelt one, if any is close enough. */
export const nearWord = (typed: string, title: string): string | undefined =>
  title
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= shortest - 1 && apart(typed, word) <= allowed(typed))
    .sort((a, b) => apart(typed, a) - apart(typed, b))[0]

/**
 * Alternative spellings of the text: each word that appears in no title is replaced by the nearest one in titles of these kinds. These are
 * only candidates, since not everyone may see every title; the caller uses the first with results.
 */
export const nearSpellings = async (db: Db, typed: string, kinds: readonly EntryKind[]): Promise<string[]> => {
  const word = typed.trim().toLowerCase().replace(/^[@#]/, '')
  if (word.length < shortest || /\s/.test(word)) return []
  const rows = await transact(db, async (trx) => {
    await sql`SELECT set_config('pg_trgm.word_similarity_threshold', '0.35', true)`.execute(trx)
    return (
      await sql<{ title: string }>`SELECT title FROM search_entries
        WHERE kind = ANY(${kinds}) AND kind <> 'message' AND ${plainText(word)}::text <% spelled_text(title) ORDER BY ${plainText(word)}::text <<-> spelled_text(title) LIMIT ${mostNear}`.execute(
        trx,
      )
    ).rows
  })
  const near = new Map<string, number>()
  for (const { title } of rows) {
    const found = nearWord(word, title)
    if (found && apart(found, word) > 0) near.set(found, apart(word, found))
  }
  return [...near].sort(([, a], [, b]) => a - b).map(([found]) => found)
}
