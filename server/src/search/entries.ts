import { type RawBuilder, sql } from 'kysely'

/** What the table of entries keeps; several kinds of hits are found by one kind of entry (a creator's applications by the creator). */
export type EntryKind = 'campaign' | 'product' | 'brand' | 'store' | 'creator' | 'person' | 'message'

/** Whose entries: one of these. The table marks each entry with them. */
export type Scope = { brands: readonly string[] } | { company: string } | { creator: string } | 'all'

// A word on everybody's lips is found more often than anybody reads: the first thousand are ranked.
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
  // Staff without a brand find nothing: no brand has this id.
  const whose = scope !== 'all' && ids.length === 0 ? [mark('brand', 'none')] : ids
  return [mark('kind', kind), ...(whose.length > 0 ? [`(${whose.join(' | ')})`] : [])].join(' & ')
}

/** Entries with every word that was typed, each by its beginning or its stem: a subquery `e` with id, brand_id, title, body and rank. */
export const entriesWith = (typed: string, kind: EntryKind, scope: Scope): RawBuilder<unknown> =>
  sql`(SELECT id, brand_id, title, body, ts_rank(words, search_query(${typed}))
      + CASE WHEN lower(title) LIKE ${`${typed.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`} THEN 1 ELSE 0 END AS rank
    FROM search_entries WHERE words @@ (search_query(${typed}) && ${marksOf(kind, scope)}::tsquery) LIMIT ${mostRanked}) AS e`

/** Condition that the record of this kind behind a column holds the words: for lists that can be searched. Nothing typed leaves all. */
export const holdsWords = (id: RawBuilder<unknown>, kind: EntryKind, typed: string | undefined): RawBuilder<unknown> =>
  typed?.trim()
    ? sql`${id} IN (SELECT id FROM search_entries WHERE words @@ (search_query(${typed}) && ${marksOf(kind, 'all')}::tsquery))`
    : sql`true`
