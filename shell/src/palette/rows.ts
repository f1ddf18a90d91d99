import type { ResponseOf, SearchKind } from '@samspel/api'
import type { Area } from '@samspel/federation/registry'
import type { FocusPoint } from '@samspel/ui'

export type SearchHit = ResponseOf<'searchRecords'>['found'][number]['hits'][number]

/** A row of the palette and where it leads. */
export interface PaletteRow {
  key: string
  href: string
  title: string
  detail?: string | undefined
  icon?: string | undefined
  imageUrl?: string | null | undefined
  imageFocus?: FocusPoint
  /** Whether the picture is round, as for people. */
  round?: boolean | undefined
  state?: string | null | undefined
  at?: string | null | undefined
}

/** Groups of rows: kinds of records, pages of the area, commands, and what was opened lately. */
export type GroupKey = SearchKind | 'page' | 'command' | 'recent'

/** Whether a group's rows are records: all but pages, commands and what was opened lately. */
export const isRecord = (key: GroupKey): key is SearchKind => key !== 'page' && key !== 'command' && key !== 'recent'

export interface PaletteGroup {
  key: GroupKey
  rows: PaletteRow[]
  /** Number of hits, up to a hundred. May exceed the rows, since only the best are shown. */
  total: number
}

/** The server counts to a hundred only. */
export const countText = (total: number): string => (total > 99 ? '100+' : `${total}`)

const staffAddress: Partial<Record<SearchKind, (hit: SearchHit) => string>> = {
  campaign: ({ id }) => `/campaigns/${id}`,
  creator: ({ id }) => `/creators/${id}`,
  application: ({ id, placeId, state }) =>
    state === 'pending' ? `/applications?open=${id}` : `/campaigns/${placeId}?tab=participations`,
  mention: ({ id }) => `/mentions?mentionId=${id}`,
  message: ({ placeId }) => `/messages/${placeId}`,
  store: ({ id, placeId }) => `/brands/${placeId}/stores/${id}`,
  product: ({ placeId }) => `/brands/${placeId}/stores/products`,
}
const addresses: Partial<Record<Area, Partial<Record<SearchKind, (hit: SearchHit) => string>>>> = {
  company: {
    ...staffAddress,
    brand: ({ id }) => `/company/brands/${id}`,
    person: () => '/company',
    invoice: ({ id }) => `/company/papers?invoice=${id}`,
    receipt: ({ id, placeId }) => `/wallet/${placeId}?receipt=${id}`,
  },
  admin: {
    ...staffAddress,
    brand: ({ id, placeId }) => `/admin/companies/${placeId}/brands/${id}`,
    person: ({ title }) => `/admin/users?q=${encodeURIComponent(title)}`,
    invoice: ({ id }) => `/admin/invoices?invoice=${id}`,
  },
  creator: {
    offer: ({ id }) => `/marketplace/${id}`,
    assignment: ({ id }) => `/assignments/${id}`,
    message: ({ placeId }) => `/messages/${placeId}`,
    brand: ({ id }) => `/brands/${id}`,
    store: ({ id }) => `/stores/${id}`,
    receipt: ({ id }) => `/wallet/transactions?receipt=${id}`,
  },
}

const round: ReadonlySet<SearchKind> = new Set(['creator', 'person', 'message'])

/** A hit as a row; undefined where the area has no page for its kind. */
export const rowOf = (area: Area, kind: SearchKind, hit: SearchHit): PaletteRow | undefined => {
  const href = addresses[area]?.[kind]?.(hit)
  if (!href) return undefined
  return {
    key: `${kind}/${hit.id}`,
    href,
    title: hit.title,
    detail: hit.detail ?? undefined,
    imageUrl: hit.imageUrl,
    imageFocus: hit.imageFocus,
    round: round.has(kind),
    state: kind === 'creator' || kind === 'person' || kind === 'offer' ? undefined : hit.state,
    at: kind === 'message' ? hit.at : undefined,
  }
}
