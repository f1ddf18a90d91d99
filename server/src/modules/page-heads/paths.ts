/** A public page for crawlers. */
export type PageTarget =
  | { kind: 'list'; list: ListName }
  | { kind: 'plain'; page: PlainPage }
  | { kind: 'campaign' | 'store-campaign' | 'store' | 'brand'; id: string }
  | { kind: 'page'; slug: string }

/** Pages that show no records. */
export const plainPaths = {
  help: '/p/help',
  'suggest-product': '/p/suggest-product',
  'suggester-welcome': '/product-suggester-welcome',
} as const
export type PlainPage = keyof typeof plainPaths

export const listNames = ['marketplace', 'store-campaigns', 'stores', 'brands', 'search'] as const
export type ListName = (typeof listNames)[number]

/** The canonical address of each list. */
export const listPaths: Record<ListName, string> = {
  marketplace: '/p/marketplace',
  'store-campaigns': '/p/marketplace/store-campaigns',
  stores: '/p/marketplace/stores',
  brands: '/p/brands',
  search: '/p/search',
}

export const isId = (text: string): boolean => /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(text)

const fixed: Record<string, PageTarget> = {
  '/p': { kind: 'list', list: 'marketplace' },
  ...Object.fromEntries(
    Object.entries(plainPaths).map(([page, path]) => [path, { kind: 'plain', page: page as PlainPage } as const]),
  ),
  ...Object.fromEntries(listNames.map((list) => [listPaths[list], { kind: 'list', list } as const])),
}

const records = [
  [/^\/p\/marketplace\/store-campaigns\/([^/]+)$/, 'store-campaign'],
  [/^\/p\/marketplace\/stores\/([^/]+)$/, 'store'],
  [/^\/p\/marketplace\/([^/]+)$/, 'campaign'],
  [/^\/p\/brands\/([^/]+)$/, 'brand'],
] as const

const decoded = (text: string): string | undefined => {
  try {
    const value = decodeURIComponent(text)
    return value.includes('\0') ? undefined : value
  } catch {
    return undefined
  }
}

/** Parses a path; undefined when it is not a public page. The query string is ignored. */
export const readPath = (path: string): PageTarget | undefined => {
  const plain = path.replace(/[?#].*$/s, '').replace(/(?<=.)\/+$/, '')
  if (Object.hasOwn(fixed, plain)) return fixed[plain]
  for (const [pattern, kind] of records) {
    const id = pattern.exec(plain)?.[1]
    if (id !== undefined) return isId(id) ? { kind, id: id.toLowerCase() } : undefined
  }
  const slug = decoded(/^\/(?:b|page)\/([^/]+)$/.exec(plain)?.[1] ?? '')
  return slug ? { kind: 'page', slug } : undefined
}
