import { type RawBuilder, sql } from 'kysely'
import { plainText } from '@samspel/api/plain-text'
import { type Db, transact } from '../db/transact'
import type { EntryKind } from './entries'
import { literally } from './typed'

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
/** Of more titles that are alike, such as those of a chain of stores, no nearer word is to be expected. */
const mostOfKind = 500
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

/** How a word may be meant, and how far that is from what was typed. */
interface Near {
  spelling: string
  off: number
}

/** Titles have an index for each kind. */
const ofEach = (kinds: readonly EntryKind[], select: (kind: EntryKind) => RawBuilder<unknown>): RawBuilder<unknown> =>
  sql.join(
    kinds.map((kind) => sql`(${select(kind)})`),
    sql` UNION ALL `,
  )

const likeTitles = (word: string, kind: EntryKind): RawBuilder<unknown> =>
  sql`SELECT title FROM search_entries WHERE kind = ${sql.lit(kind)} AND ${plainText(word)}::text <% spelled_text(title) LIMIT ${mostOfKind}`

/** The nearest words in titles of these kinds to one that was typed, without the word itself. */
const nearWords = async (db: Db, word: string, kinds: readonly EntryKind[]): Promise<Near[]> => {
  const rows = await transact(db, async (trx) => {
    await sql`SELECT set_config('pg_trgm.word_similarity_threshold', '0.35', true)`.execute(trx)
    return (
      await sql<{ title: string }>`SELECT title FROM (${ofEach(kinds, (kind) => likeTitles(word, kind))}) AS near
        ORDER BY ${plainText(word)}::text <<-> spelled_text(title) LIMIT ${mostNear}`.execute(trx)
    ).rows
  })
  const near = new Map<string, number>()
  for (const { title } of rows) {
    const found = nearWord(word, title)
    if (found && apart(found, word) > 0) near.set(found, apart(word, found))
  }
  return [...near].sort(([, a], [, b]) => a - b).map(([spelling, off]) => ({ spelling, off }))
}

/** Of each of several words so many spellings are tried. */
const mostOfEach = 3
/** More words than that are no slip of the finger. */
const mostWords = 5

/** All ways to put together one spelling of each word, those nearest to what was typed first. */
const together = (words: readonly (readonly Near[])[]): Near[] =>
  words
    .reduce<Near[]>(
      (before, next) =>
        before.flatMap(({ spelling, off }) =>
          next.map((one) => ({ spelling: `${spelling} ${one.spelling}`.trim(), off: off + one.off })),
        ),
      [{ spelling: '', off: 0 }],
    )
    .filter(({ off }) => off > 0)
    .sort((a, b) => a.off - b.off)

/** Whether a title of these kinds has the word, or one that it is a part of. */
const isInTitles = async (db: Db, word: string, kinds: readonly EntryKind[]): Promise<boolean> =>
  (
    await sql<{ found: boolean }>`SELECT EXISTS (${ofEach(
      kinds,
      (kind) =>
        sql`SELECT FROM search_entries WHERE kind = ${sql.lit(kind)} AND spelled_text(title) LIKE ${`%${literally(plainText(word))}%`}`,
    )}) AS found`.execute(db)
  ).rows[0]?.found === true

/**
 * Alternative spellings of the text: each word that is in no title is replaced by the nearest ones in titles of these kinds, fewest letters
 * first; where each of several words is in one, any of them may be meant otherwise. These are only candidates, since not everyone may see
 * every title; the caller uses the first with results.
 */
export const nearSpellings = async (db: Db, typed: string, asked: readonly EntryKind[]): Promise<string[]> => {
  // What a message begins with is no title.
  const kinds = asked.filter((kind) => kind !== 'message')
  if (kinds.length === 0) return []
  const words = typed
    .trim()
    .toLowerCase()
    .split(/\s+/)
    .map((word) => word.replace(/^[@#]/, ''))
    .filter(Boolean)
  const [only] = words
  if (only !== undefined && words.length === 1)
    return only.length < shortest ? [] : (await nearWords(db, only, kinds)).map(({ spelling }) => spelling)
  if (words.length > mostWords) return []
  const known: boolean[] = []
  for (const word of words) known.push(word.length < shortest || (await isInTitles(db, word, kinds)))
  const isOneUnknown = known.includes(false)
  const ways: Near[][] = []
  for (const [at, word] of words.entries()) {
    const asTyped = { spelling: word, off: 0 }
    const near =
      word.length < shortest || (isOneUnknown && known[at])
        ? []
        : (await nearWords(db, word, kinds)).slice(0, mostOfEach)
    ways.push(known[at] || near.length === 0 ? [asTyped, ...near] : near)
  }
  return together(ways).map(({ spelling }) => spelling)
}
