import { useEffect, useMemo, useState } from 'react'
import { type ApplicationSort, applicationSorts, countries } from '@samspel/api'
import { selectWriter } from '@samspel/desk/kept'
import { useQueryParams } from '@samspel/navigation'
import { selectBrandId, storage, useAppSelector } from '@samspel/store'

/** The parts of a view that are in the address and saved under a name. */
const parts = ['kind', 'brand', 'campaign', 'store', 'demands', 'town', 'country', 'due', 'q', 'sort'] as const
type Part = (typeof parts)[number]
export type ViewQuery = Partial<Record<Part, string>>

const oneOf = <T extends string>(values: readonly T[], value: string | undefined): T | undefined =>
  values.find((each) => each === value)
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** A view's parts in a fixed order, so that equal views are equal strings. */
export const viewText = (query: ViewQuery): string =>
  new URLSearchParams(parts.flatMap((part) => (query[part] ? [[part, query[part]]] : []))).toString()

/** The same without the kind, which is chosen beside the views. */
export const tabText = ({ kind: _, ...query }: ViewQuery): string => viewText(query)

/** What the address says of the kinds, and what the server calls it. */
export const kinds = { all: undefined, campaigns: 'campaign', stores: 'store' } as const
export type Kind = keyof typeof kinds
const toKind = (value: string | undefined): Kind | undefined =>
  value !== undefined && Object.hasOwn(kinds, value) ? (value as Kind) : undefined

/** Built-in views by the text of each, whichever kind is shown. */
export const builtIn = { all: '', due: 'due=today', met: 'demands=met' } as const

/** The list's filters and order from the address (row S-06); unknown values count as absent. */
export function useView() {
  const [query, setQuery] = useQueryParams()
  const chosenBrand = useAppSelector(selectBrandId)
  // A link from the page of one brand speaks of that brand.
  const brandId = query.brand && uuid.test(query.brand) ? query.brand : chosenBrand
  const writer = useAppSelector(selectWriter)
  const kept = `applications-kind.${writer}` as const
  // A link to something narrower opens all of it; the page as such opens what this person looked at last.
  const [remembered] = useState(() => toKind(storage.get(kept) ?? undefined))
  const isBare = !Object.keys(query).some((part) => part === 'open' || (parts as readonly string[]).includes(part))
  const kind = toKind(query.kind) ?? (isBare ? remembered : undefined) ?? 'all'
  useEffect(() => {
    if (isBare && kind !== 'all') setQuery({ kind })
  }, [isBare, kind, setQuery])
  const view = useMemo(() => {
    const own: ViewQuery = Object.fromEntries(parts.flatMap((part) => (query[part] ? [[part, query[part]]] : [])))
    const campaignId = own.campaign && uuid.test(own.campaign) ? own.campaign : undefined
    const storeId = own.store && uuid.test(own.store) ? own.store : undefined
    const sort: ApplicationSort = oneOf(applicationSorts, own.sort) ?? applicationSorts[0]
    const asked = {
      brandId: brandId ?? undefined,
      kind: kinds[kind],
      campaignId,
      storeId,
      town: own.town,
      demands: oneOf(['met', 'unmet'] as const, own.demands),
      country: oneOf(countries, own.country),
      dueToday: own.due === 'today' ? true : undefined,
      query: own.q?.trim() || undefined,
      sort: sort === applicationSorts[0] ? undefined : sort,
    }
    const key = new URLSearchParams(
      Object.entries(asked).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
    ).toString()
    const { sort: _, kind: __, ...narrowing } = own
    return { own, asked, key, sort, campaignId, storeId, isNarrowed: Object.keys(narrowing).length > 0 }
  }, [query, brandId, kind])
  return {
    ...view,
    brandId,
    kind,
    /** Shows one kind, or both, and remembers it for this person. What narrows the other kind alone is left. */
    showKind: (next: Kind) => {
      storage.set(kept, next)
      setQuery({ kind: next, campaign: null, store: null, open: null })
    },
    openId: query.open && uuid.test(query.open) ? query.open : undefined,
    /** Changes parts of the view and keeps the open application. */
    change: (next: Partial<Record<Part, string | null | undefined>>) => setQuery(next),
    /** Switches to another view and closes the open application. */
    goTo: (text: string) =>
      setQuery({
        ...Object.fromEntries(parts.map((part) => [part, null])),
        kind,
        ...Object.fromEntries(new URLSearchParams(text)),
        open: null,
      }),
    open: (id: string | undefined) => setQuery({ open: id ?? null }),
  }
}
