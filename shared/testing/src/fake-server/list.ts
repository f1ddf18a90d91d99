import type { Item } from './data'

const searched = ['name', 'username', 'city', 'caption', 'brandName', 'creatorName', 'title', 'slug'] as const

/** Query keys that choose a page or an order, not records. */
const notFilters = new Set(['page', 'perPage', 'query', 'sort', 'from', 'to', 'hours'])

/** A field of a record, or of the summary that it carries. */
const fieldOf = (item: Item, key: string): unknown => {
  if (key in item) return item[key]
  if (key === 'country' && 'countryCode' in item) return item.countryCode
  if (key === 'profileCategoryId') return item.profileCategoryIds
  const post = item.instagramPost as Item | null | undefined
  return (item.campaign as Item | undefined)?.[key] ?? post?.[key]
}

const fits = (item: Item, key: string, wanted: string): boolean => {
  const value = fieldOf(item, key)
  return Array.isArray(value) ? value.includes(wanted) : String(value) === wanted
}

/** Records that fit a query of the contract: equality by field, `query` as a part of a name. */
export function filtered(items: readonly Item[], query: URLSearchParams): Item[] {
  const words = query.get('query')?.trim().toLowerCase()
  return items.filter((item) => {
    for (const [key, wanted] of query) if (!notFilters.has(key) && !fits(item, key, wanted)) return false
    return (
      !words ||
      searched.some((key) =>
        String(item[key] ?? '')
          .toLowerCase()
          .includes(words),
      )
    )
  })
}

/** Ordered by `sort` (`endAt`, `-reach`); as they are without one. */
export function sorted(items: readonly Item[], sort: string | null): Item[] {
  if (!sort) return [...items]
  const key = sort.replace(/^-/, '')
  const direction = sort.startsWith('-') ? -1 : 1
  const compare = (a: unknown, b: unknown): number =>
    typeof a === 'number' && typeof b === 'number' ? a - b : String(a ?? '').localeCompare(String(b ?? ''), 'sv')
  return [...items].sort((a, b) => direction * compare(fieldOf(a, key), fieldOf(b, key)))
}

/** One page with the meta of row C-12. */
export function paged(items: readonly Item[], query: URLSearchParams) {
  const perPage = Math.min(Number(query.get('perPage')) || 24, 100)
  const page = Number(query.get('page')) || 1
  const totalPages = Math.max(1, Math.ceil(items.length / perPage))
  return {
    items: items.slice((page - 1) * perPage, page * perPage),
    meta: {
      currentPage: page,
      nextPage: page < totalPages ? page + 1 : null,
      prevPage: page > 1 ? page - 1 : null,
      totalPages,
      totalCount: items.length,
    },
  }
}

/** Records by the value of a field, in the order in which the values come. */
export function grouped(items: readonly Item[], key: string): Item[][] {
  const groups = new Map<unknown, Item[]>()
  for (const item of items) groups.set(item[key], [...(groups.get(item[key]) ?? []), item])
  return [...groups.values()]
}
