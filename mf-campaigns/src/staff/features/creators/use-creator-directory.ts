import { useCallback, useEffect, useState } from 'react'
import { type RequestError, usePagedList } from '@samspel/store'
import { creatorLists } from './data/creator-lists'

/** A directory on screen. */
export interface DirectoryView {
  /** Creators who match; undefined before the first answer. */
  total: number | undefined
  /** Rows to make room for: all that match while further pages come, then those that have come. */
  rowCount: number
  /** Ids by row, as far as they have come. */
  rows: readonly string[]
  /** Why the rows on screen did not come. */
  error: RequestError | undefined
  retry: () => void
  /** Tells which rows are on screen: pages are asked for until these have come. */
  show: (first: number, last: number) => void
}

/**
 * The creators of a filter: page 1, then one page after the other while rows on screen are missing and an answer names a next page (rows
 * E-26, C-13).
 */
export function useCreatorDirectory(key: string): DirectoryView {
  const { ids, status, error, totalCount, hasMore, loadMore, retry } = usePagedList(creatorLists, key)
  const [lastShown, setLastShown] = useState(0)
  const show = useCallback((_first: number, last: number) => setLastShown(last), [])
  const isWanted = status === 'ready' && hasMore && lastShown >= ids.length
  useEffect(() => {
    if (isWanted) loadMore()
    // `loadMore` is new with every render; what it asks for follows from the rows that there are.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isWanted, ids.length])

  const isFirst = status === 'loading' || status === 'error'
  return {
    total: isFirst ? undefined : totalCount,
    // Answers may count fewer than they have given: whoever joined meanwhile is on a page that has come.
    rowCount: hasMore ? Math.max(totalCount, ids.length + 1) : ids.length,
    rows: ids,
    error,
    retry,
    show,
  }
}
