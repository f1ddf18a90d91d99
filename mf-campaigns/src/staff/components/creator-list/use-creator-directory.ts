import { useCallback, useEffect, useState } from 'react'
import { type RequestError, usePagedList } from '@samspel/store'
import { creatorLists } from './data/creator-lists'
import { potentialLists } from './data/invitations'

/** State of the directory on screen. */
export interface DirectoryView {
  /** Total number of matches; undefined before the first answer. */
  total: number | undefined
  /** Rows to reserve space for: all matches while more pages follow, then those loaded. */
  rowCount: number
  /** Ids by row, as far as loaded. */
  rows: readonly string[]
  /** Why the visible rows could not be loaded. */
  error: RequestError | undefined
  retry: () => void
  /** Sets which rows are on screen; pages are loaded until those are available. */
  show: (first: number, last: number) => void
}

/** The creators of a filter: page 1, then further pages while visible rows are missing and answers name a next page (rows E-26, C-13). */
export function useCreatorDirectory(key: string | undefined, ofCampaign = false): DirectoryView {
  const all = usePagedList(creatorLists, ofCampaign ? undefined : key)
  const potential = usePagedList(potentialLists, ofCampaign ? key : undefined)
  const { ids, status, error, totalCount, hasMore, loadMore, retry } = ofCampaign ? potential : all
  const [lastShown, setLastShown] = useState(0)
  const show = useCallback((_first: number, last: number) => setLastShown(last), [])
  const isWanted = status === 'ready' && hasMore && lastShown >= ids.length
  useEffect(() => {
    if (isWanted) loadMore()
    // `loadMore` is new on every render, but what it loads depends only on the number of rows.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isWanted, ids.length])

  const isFirst = status === 'loading' || status === 'error'
  return {
    total: isFirst ? undefined : totalCount,
    // The stated total may be lower than the rows received, since creators who joined meanwhile are on loaded pages.
    rowCount: hasMore ? Math.max(totalCount, ids.length + 1) : ids.length,
    rows: ids,
    error,
    retry,
    show,
  }
}
