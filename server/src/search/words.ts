import { type RawBuilder, sql } from 'kysely'
import { plainText } from '@samspel/api/plain-text'
import { otherTownNames } from '@samspel/api/town-names'

const mostWords = 8
/** Words that join names, and are written in several ways: `Mossa & Moln`. */
const joining: ReadonlySet<string> = new Set(['&', '+', 'och', 'and', 'og'])

/** The words of a text that is searched for. */
export const wordsOf = (typed: string | undefined): string[] => {
  const words = (typed ?? '').split(/\s+/).filter((word) => word !== '')
  const telling = words.filter((word) => !joining.has(plainText(word)))
  return (telling.length > 0 ? telling : words).slice(0, mostWords)
}

/** A word, and the other names of the town that it may be. */
export const namesOf = (word: string): string[] => [word, ...otherTownNames(word)]

const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** SQL: the text as plain_text(), with `%` and `_` literal in a pattern. */
export const plainPattern = (text: string): RawBuilder<string> => sql<string>`plain_text(${literally(text)})`

/** SQL condition that every word meets one; without words, everything does. */
export const eachWord = (
  typed: string | undefined,
  meets: (word: string) => RawBuilder<unknown>,
): RawBuilder<unknown> => {
  const words = wordsOf(typed)
  return words.length === 0 ? sql`true` : sql`(${sql.join(words.map(meets), sql` AND `)})`
}

const isIn = (column: RawBuilder<unknown>, word: string): RawBuilder<unknown> =>
  word.length === 1
    ? sql`' ' || plain_text(${column}) LIKE '% ' || ${plainPattern(word)} || '%'`
    : sql`plain_text(${column}) LIKE '%' || ${plainPattern(word)} || '%'`

/**
 * SQL condition that a text contains every word typed: in any order, in any capitals, with or without marks, a town by any of its names.
 * A single letter is the beginning of a word, or it would be in everything. `%` and `_` are matched literally.
 */
export const contains = (column: RawBuilder<unknown>, typed: string | undefined): RawBuilder<unknown> =>
  eachWord(
    typed,
    (word) =>
      sql`(${sql.join(
        namesOf(word).map((name) => isIn(column, name)),
        sql` OR `,
      )})`,
  )
