import { useEffect } from 'react'
import type { ManagedInfoBanner } from '@samspel/api'
import { type PagedListView, useAppSelector, usePagedList } from '@samspel/store'
import { infoBannerLists, infoBannerRecords } from '../../data/company-lists'

/** A single banner. There is no call for one, so the list's pages are loaded until it is found. */
export function useBanner(id: string | undefined): {
  banner: ManagedInfoBanner | undefined
  isMissing: boolean
  list: PagedListView
} {
  const banner = useAppSelector((state) => infoBannerRecords.select(state, id))
  const list = usePagedList(infoBannerLists, id === undefined ? undefined : '')
  const { loadMore, hasMore, status } = list
  const isWanted = id !== undefined && !banner && status === 'ready'
  useEffect(() => {
    if (isWanted && hasMore) loadMore()
  }, [isWanted, hasMore, loadMore])
  return { banner, isMissing: isWanted && !hasMore, list }
}
