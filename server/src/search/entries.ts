import { type RawBuilder, sql } from 'kysely'
import { plainText } from '@samspel/api/plain-text'
import { spellingsOf } from '@samspel/api/spellings'
import { literally, wordsOf } from './typed'

/**
 * Kinds in the table of search entries. One kind of entry can lead to several kinds of hits (a creator's applications through the creator).
 */
export type EntryKind = 'campaign' | 'product' | 'brand' | 'store' | 'creator' | 'person' | 'message'

/** Whose entries to search; exactly one of these. Each entry in the table is marked with its owner. */
export type Scope = { brands: readonly string[] } | { company: string } | { creator: string } | 'all'

// A common word has more matches than anybody reads, so only the first five hundred are ranked.
const mostRanked = 500

const marksOf = (kind: EntryKind, scope: Scope): string => {
  const mark = (name: string, id: string) => `'${name}:${id}'`
  const own = () => {
    if (scope === 'all') return []
    if ('company' in scope) return [mark('company', scope.company)]
    if ('creator' in scope) return [mark('creator', scope.creator)]
    return scope.brands.map((id) => mark('brand', id))
  }
  const ids = own()
  // Staff without a brand find nothing, since no brand has this id.
  const whose = scope !== 'all' && ids.length === 0 ? [mark('brand', 'none')] : ids
  return [mark('kind', kind), ...(whose.length > 0 ? [`(${whose.join(' | ')})`] : [])].join(' & ')
}

const tellingWords = (typed: string): string[] => wordsOf(typed).filter((word) => /[\p{L}\p{N}]/u.test(word))

/** SQL: the query that finds every word typed, a town by any of its names; NULL, which finds nothing, without words. */
export const queryOf = (typed: string): RawBuilder<unknown> => {
  const each = tellingWords(typed).map((word) => {
    const names = spellingsOf(word).map((name) => sql`search_query(${name})`)
    return sql`(${sql.join(names, sql` || `)})`
  })
  return each.length === 0 ? sql`NULL::tsquery` : sql`(${sql.join(each, sql` && `)})`
}

/** Shorter words have no trigrams: the index of titles would be read whole. */
const shortestInside = 3

/** SQL condition on entries of a kind: every word is the beginning or a form of one of theirs, or inside their title. */
const isFound = (typed: string, kind: EntryKind, scope: Scope): RawBuilder<unknown> => {
  const marks = marksOf(kind, scope)
  const each = tellingWords(typed).map((word) => {
    const asWord = sql`words @@ (${queryOf(word)} && ${marks}::tsquery)`
    const inside = spellingsOf(word).filter((spelling) => spelling.length >= shortestInside)
    if (kind === 'message' || inside.length === 0) return asWord
    const like = inside.map((spelling) => sql`spelled_text(title) LIKE ${`%${literally(spelling)}%`}`)
    return sql`(${asWord} OR (kind = ${sql.lit(kind)} AND (${sql.join(like, sql` OR `)})))`
  })
  // Whose it is holds for what is found by its title too.
  return each.length === 0 ? sql`false` : sql`${sql.join(each, sql` AND `)} AND words @@ ${marks}::tsquery`
}

/** Entries that are what was typed: a subquery `e` with id, brand_id, title, body and rank. */
export const entriesWith = (typed: string, kind: EntryKind, scope: Scope): RawBuilder<unknown> =>
  sql`(SELECT id, brand_id, title, body, ts_rank(words, ${queryOf(typed)})
      + CASE WHEN plain_text(title) LIKE ${`${literally(plainText(typed.trim()))}%`} THEN 1 ELSE 0 END AS rank
    FROM search_entries WHERE ${isFound(typed, kind, scope)} LIMIT ${mostRanked}) AS e`

/** SQL condition for lists: the record of this kind in a column is what was typed. Empty text matches everything. */
export const holdsWords = (id: RawBuilder<unknown>, kind: EntryKind, typed: string | undefined): RawBuilder<unknown> =>
  typed?.trim() ? sql`${id} IN (SELECT id FROM search_entries WHERE ${isFound(typed, kind, 'all')})` : sql`true`
