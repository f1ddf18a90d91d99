import { type RawBuilder, sql } from 'kysely'
import { plainText } from '@samspel/api/plain-text'
import { spellingsOf } from '@samspel/api/spellings'
import { type EntryKind, holdsWords } from './entries'
import { literally, sumIn, wordsOf } from './typed'

/** SQL: the text as plain_text(), with `%` and `_` literal in a pattern. */
export const plainPattern = (text: string): RawBuilder<string> => sql<string>`${literally(plainText(text))}::text`

const likeAny = (text: RawBuilder<unknown>, patterns: readonly string[]): RawBuilder<unknown> =>
  patterns.length === 1
    ? sql`${text} LIKE ${patterns[0]}`
    : sql`(${sql.join(
        patterns.map((pattern) => sql`${text} LIKE ${pattern}`),
        sql` OR `,
      )})`

/** A single letter is the beginning of a word, or it would be in everything. */
const isIn = (column: RawBuilder<unknown>, word: string): RawBuilder<unknown> =>
  word.length === 1
    ? likeAny(
        sql`' ' || spelled_text(${column})`,
        spellingsOf(word).map((each) => `% ${literally(each)}%`),
      )
    : likeAny(
        sql`spelled_text(${column})`,
        spellingsOf(word).map((each) => `%${literally(each)}%`),
      )

/** Where a list looks for what is typed; each word may be in another of these. */
export interface Places {
  /** A text of the row, for any part of a word. An index on `spelled_text` of the same expression helps. */
  text?: RawBuilder<unknown>
  /** The entry of search that the row is indexed under: beginnings and stems of words, texts and products too. */
  entry?: readonly [id: RawBuilder<unknown>, kind: EntryKind]
  /** Anywhere else, by SQL that is given the word. */
  also?: (word: string) => RawBuilder<unknown>
  /** Sums of the row in öre, with either sign. */
  sums?: readonly RawBuilder<unknown>[]
}

const meets = ({ text, entry, also }: Places, word: string): RawBuilder<unknown> => {
  const ways = [
    ...(text ? [isIn(text, word)] : []),
    ...(entry ? [holdsWords(entry[0], entry[1], word)] : []),
    ...(also ? [also(word)] : []),
  ]
  return ways.length === 0 ? sql`false` : sql`(${sql.join(ways, sql` OR `)})`
}

const everyWord = (typed: string | undefined, places: Places): RawBuilder<unknown> => {
  const words = wordsOf(typed)
  return words.length === 0
    ? sql`true`
    : sql`(${sql.join(
        words.map((word) => meets(places, word)),
        sql` AND `,
      )})`
}

/**
 * SQL condition that a row is what was typed: every word is in one of the places, in any order, in any capitals, with or without marks, a
 * town by any of its names; a number may be a sum of the row. `%` and `_` are matched literally. Every list with a `query` asks by this.
 */
export const finds = (typed: string | undefined, places: Places): RawBuilder<unknown> => {
  const sum = places.sums && sumIn(typed)
  if (!sum) return everyWord(typed, places)
  const isSum = sql.join(
    places.sums!.map((each) => sql`abs(${each}) = ${sum.amount}`),
    sql` OR `,
  )
  return sql`(((${isSum}) AND ${everyWord(sum.rest, places)}) OR ${everyWord(typed, places)})`
}

/** SQL condition that a text contains every word typed; `finds` with one place. */
export const contains = (text: RawBuilder<unknown>, typed: string | undefined): RawBuilder<unknown> =>
  finds(typed, { text })
