import { useCallback, useMemo, useRef, useState } from 'react'
import type { ParcelCounts, ParcelRow, ParcelState, ResponseOf } from '@samspel/api'
import { useQueryParams } from '@samspel/navigation'
import { queryActions, useAppDispatch, useQuery } from '@samspel/store'
import { pageFrom } from '../../../../shared/components/PagePager'
import { listParcels } from './data'

/** What the board may show alone: a state, or what keeps parcels from being packed. */
export const shownKinds = ['problem', 'address', 'choice', 'to_pack', 'sent', 'arrived'] as const
export type ShownKind = (typeof shownKinds)[number]

const perPage = 50
const askedOf = (kind: ShownKind | undefined): { state?: ParcelState; missing?: 'address' | 'choice' } =>
  kind === undefined ? {} : kind === 'address' || kind === 'choice' ? { missing: kind } : { state: kind }

/** Filters of the board, from the address. */
export function useParcelFilter() {
  const [query, setQuery] = useQueryParams()
  const kind = shownKinds.find((one) => one === query.state)
  const words = query.q?.trim() ?? ''
  return {
    kind,
    choiceId: query.choice,
    words,
    page: pageFrom(query.page),
    isNarrow: kind !== undefined || Boolean(query.choice) || words !== '',
    setKind: (next: ShownKind | null | undefined) => setQuery({ state: next ?? '', page: '' }),
    setChoice: (next: string | null) => setQuery({ choice: next ?? '', page: '' }),
    setPage: (page: number) => setQuery({ page: page > 1 ? String(page) : '' }),
    reset: () => setQuery({ state: '', choice: '', q: '', page: '' }),
  }
}
export type ParcelFilter = ReturnType<typeof useParcelFilter>

interface Changed {
  /** The answer over which they lie: a newer one has them already. */
  over: ResponseOf<'listParcels'> | undefined
  rows: ReadonlyMap<string, ParcelRow>
  counts: ParcelCounts | undefined
}

/** Parcels of a campaign as they are: the list's answer, and over it what own changes were answered. */
export function useParcels(campaignId: string, filter: ParcelFilter) {
  const dispatch = useAppDispatch()
  const { kind, choiceId, words, page } = filter
  const list = useQuery(
    listParcels({
      params: { id: campaignId },
      query: { ...askedOf(kind), ...(choiceId && { choiceId }), ...(words && { query: words }), page, perPage },
    }),
  )
  const result = list.result as ResponseOf<'listParcels'> | undefined
  // Tiles and filters stay while another page or filter is on its way.
  const [before, setBefore] = useState(result)
  if (result && result !== before) setBefore(result)
  const latest = useRef(result)
  latest.current = result
  const [changed, setChanged] = useState<Changed>({ over: undefined, rows: new Map(), counts: undefined })
  const own = changed.over === result ? changed : undefined

  /** Shows what a call answered. */
  const put = useCallback(
    (rows: readonly ParcelRow[], counts?: ParcelCounts) => {
      setChanged((before) => {
        const isSame = before.over === latest.current
        return {
          over: latest.current,
          rows: new Map([...(isSame ? before.rows : []), ...rows.map((row) => [row.id, row] as const)]),
          counts: counts ?? (isSame ? before.counts : undefined),
        }
      })
      // The tab's number and the next step are the campaign's.
      if (counts) dispatch(queryActions.invalidated({ prefix: 'getCampaign' }))
    },
    [dispatch],
  )
  const refresh = useCallback(() => {
    dispatch(queryActions.invalidated({ prefix: listParcels.endpoint }))
    dispatch(queryActions.invalidated({ prefix: 'getCampaign' }))
  }, [dispatch])

  const rows = useMemo(() => (result?.parcels ?? []).map((row) => own?.rows.get(row.id) ?? row), [result, own])
  return {
    list,
    answer: result ?? before,
    isLoading: !result,
    rows,
    counts: own?.counts ?? (result ?? before)?.counts,
    put,
    refresh,
  }
}
export type Parcels = ReturnType<typeof useParcels>
