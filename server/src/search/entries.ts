import { type RawBuilder, sql } from 'kysely'
import { namesOf, plainPattern, wordsOf } from './words'

/**
 * Kinds in the table of search entries. One kind of entry can lead to several kinds of hits (a creator's applications through the creator).
 */
export type EntryKind = 'campaign' | 'product' | 'brand' | 'store' | 'creator' | 'person' | 'message'

/** Whose entries to search; exactly one of these. Each entry in the table is marked with its owner. */
export type Scope = { brands: readonly string[] } | { company: string } | { creator: string } | 'all'

// A common word has more matches than anybody reads, so only the first thousand are ranked.
const mostRanked = 1_000

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

/** SQL: the query that finds every word typed, a town by any of its names; NULL, which finds nothing, without words. */
export const queryOf = (typed: string): RawBuilder<unknown> => {
  const words = wordsOf(typed).filter((word) => /[\p{L}\p{N}]/u.test(word))
  const each = words.map((word) => {
    const names = namesOf(word).map((name) => sql`search_query(${name})`)
    return sql`(${sql.join(names, sql` || `)})`
  })
  return each.length === 0 ? sql`NULL::tsquery` : sql`(${sql.join(each, sql` && `)})`
}

/** Entries that contain every word typed, as a prefix or by its stem: a subquery `e` with id, brand_id, title, body and rank. */
export const entriesWith = (typed: string, kind: EntryKind, scope: Scope): RawBuilder<unknown> =>
  sql`(SELECT id, brand_id, title, body, ts_rank(words, ${queryOf(typed)})
      + CASE WHEN plain_text(title) LIKE ${plainPattern(typed)} || '%' THEN 1 ELSE 0 END AS rank
    FROM search_entries WHERE words @@ (${queryOf(typed)} && ${marksOf(kind, scope)}::tsquery) LIMIT ${mostRanked}) AS e`

/** SQL condition for searchable lists: the record of this kind in a column contains the words. Empty text matches everything. */
export const holdsWords = (id: RawBuilder<unknown>, kind: EntryKind, typed: string | undefined): RawBuilder<unknown> =>
  typed?.trim()
    ? sql`${id} IN (SELECT id FROM search_entries WHERE words @@ (${queryOf(typed)} && ${marksOf(kind, 'all')}::tsquery))`
    : sql`true`
