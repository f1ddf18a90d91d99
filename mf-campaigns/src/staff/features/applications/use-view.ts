import { useMemo } from 'react'
import { type ApplicationSort, applicationSorts, countries } from '@samspel/api'
import { useQueryParams } from '@samspel/navigation'
import { selectBrandId, useAppSelector } from '@samspel/store'

/** The parts of a view that are in the address and saved under a name. */
const parts = ['campaign', 'demands', 'country', 'due', 'q', 'sort'] as const
type Part = (typeof parts)[number]
export type ViewQuery = Partial<Record<Part, string>>

const oneOf = <T extends string>(values: readonly T[], value: string | undefined): T | undefined =>
  values.find((each) => each === value)
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** A view's parts in a fixed order, so that equal views are equal strings. */
export const viewText = (query: ViewQuery): string =>
  new URLSearchParams(parts.flatMap((part) => (query[part] ? [[part, query[part]]] : []))).toString()

/** Built-in views by the text of each. */
export const builtIn = { all: '', due: 'due=today', met: 'demands=met' } as const

/** The list's filters and order from the address (row S-06); unknown values count as absent. */
export function useView() {
  const [query, setQuery] = useQueryParams()
  const brandId = useAppSelector(selectBrandId)
  const view = useMemo(() => {
    const own: ViewQuery = Object.fromEntries(parts.flatMap((part) => (query[part] ? [[part, query[part]]] : [])))
    const campaignId = own.campaign && uuid.test(own.campaign) ? own.campaign : undefined
    const sort: ApplicationSort = oneOf(applicationSorts, own.sort) ?? applicationSorts[0]
    const asked = {
      brandId: brandId ?? undefined,
      campaignId,
      demands: oneOf(['met', 'unmet'] as const, own.demands),
      country: oneOf(countries, own.country),
      dueToday: own.due === 'today' ? true : undefined,
      query: own.q?.trim() || undefined,
      sort: sort === applicationSorts[0] ? undefined : sort,
    }
    const key = new URLSearchParams(
      Object.entries(asked).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
    ).toString()
    const { sort: _, ...narrowing } = own
    return { own, asked, key, sort, campaignId, isNarrowed: Object.keys(narrowing).length > 0 }
  }, [query, brandId])
  return {
    ...view,
    brandId,
    openId: query.open && uuid.test(query.open) ? query.open : undefined,
    /** Changes parts of the view and keeps the open application. */
    change: (next: Partial<Record<Part, string | null | undefined>>) => setQuery(next),
    /** Switches to another view and closes the open application. */
    goTo: (text: string) =>
      setQuery({
        ...Object.fromEntries(parts.map((part) => [part, null])),
        ...Object.fromEntries(new URLSearchParams(text)),
        open: null,
      }),
    open: (id: string | undefined) => setQuery({ open: id ?? null }),
  }
}
