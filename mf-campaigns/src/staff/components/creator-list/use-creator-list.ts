import { useCallback, useMemo } from 'react'
import { useTypedParam } from '@samspel/navigation'
import { type EntityOf, selectBrandId, useAppSelector, useAppStore } from '@samspel/store'
import { type CreatorFilter, creatorFilterKey, type CreatorSort, type ShownSort } from './data/creator-lists'
import { selectFindings } from './data/findings'
import { potentialListKey } from './data/invitations'
import type { GridMode } from './grid-types'
import { useCreatorDirectory } from './use-creator-directory'
import { countFilters, noFilters, useCreatorFilter } from './use-filter'

type Creators = Readonly<Record<string, EntityOf<'instagramers'>>>
const recordsIn = (state: object) => (state as { entities: { instagramers: Creators } }).entities.instagramers

const defaultSort = ({ likeId }: CreatorFilter, campaignId: string | undefined): ShownSort =>
  likeId ? 'like' : campaignId ? '-fit' : '-followers'

const modeOf = (filter: CreatorFilter, sort: ShownSort): GridMode => ({
  fit: sort === 'like' ? 'like' : sort === '-fit' ? 'fit' : undefined,
  price: sort === 'price' || filter.minPrice !== undefined || filter.maxPrice !== undefined,
  answer: sort === 'answer' || filter.maxAnswerDays !== undefined,
})

/** The list of creators by the filter in the address: all of them, or those for a campaign. Nothing is asked for while it is closed. */
export function useCreatorList({ campaignId, isClosed = false }: { campaignId?: string; isClosed?: boolean } = {}) {
  const store = useAppStore()
  const brandId = useAppSelector(selectBrandId)
  const { filter, set } = useCreatorFilter()
  const [typed, type, words] = useTypedParam('q')
  const usual = defaultSort(filter, campaignId)
  const sort = filter.sort ?? usual
  const { isUpsideDown: _upsideDown, ...asked } = filter
  const wanted: CreatorFilter = {
    ...asked,
    query: words,
    brandId: campaignId ? undefined : (brandId ?? undefined),
    sort: sort === usual || sort === 'like' ? undefined : sort,
  }
  const listKey = campaignId ? potentialListKey(campaignId, wanted) : creatorFilterKey(wanted)
  const directory = useCreatorDirectory(isClosed ? undefined : listKey, campaignId !== undefined)
  const { rows } = directory
  const records = useAppSelector(recordsIn)
  const findings = useAppSelector((state) => selectFindings(state, listKey))
  const creatorAt = useCallback((row: number) => records[rows[row] ?? ''], [records, rows])
  const current = useCallback((row: number) => recordsIn(store.getState())[rows[row] ?? ''], [store, rows])
  const { fit, price, answer } = modeOf(filter, sort)
  const mode = useMemo(() => ({ fit, price, answer }), [fit, price, answer])
  const filters = countFilters(filter)
  return {
    ...directory,
    listKey,
    filter,
    filters,
    isNarrowed: Boolean(words) || filters > 0,
    findings,
    creatorAt,
    current,
    mode,
    sort,
    sortBy: (chosen: ShownSort) => set({ sort: chosen === usual ? '' : (chosen as CreatorSort) }),
    search: { typed, type },
    reset: () => {
      type('')
      set({ q: '', ...noFilters })
    },
  }
}

export type CreatorListView = ReturnType<typeof useCreatorList>
