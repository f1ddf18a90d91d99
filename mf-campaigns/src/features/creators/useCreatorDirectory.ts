import { createKeeper, useAppDispatch, useAppSelector, useAppStore, type Keeper, type RequestError } from '@samspel/store'
import { useCallback, useEffect, useRef, useState } from 'react'
import { directoryPageSize, dropDirectory, loadCreators, selectDirectory, staleDirectory } from '../../data'

/** Pause in scrolling after which a page is asked for, ms: whoever drags past a thousand pages wants the last one. */
const settleMs = 90
const keepers = new WeakMap<object, Keeper>()
const keeperFor = (store: object) => {
  const keeper = keepers.get(store) ?? createKeeper()
  keepers.set(store, keeper)
  return keeper
}

/** A directory on screen. */
export interface DirectoryView {
  /** undefined before the first answer. */
  total: number | undefined
  rows: readonly (string | undefined)[]
  /** Why the rows on screen did not come. */
  error: RequestError | undefined
  retry: () => void
  /** Tells which rows are on screen: their pages are asked for. */
  show: (first: number, last: number) => void
}

const pageOf = (row: number) => Math.floor(row / directoryPageSize) + 1

/** The creators of a filter: pages are fetched around what is on screen, first of all page 1 (row E-26). Kept 5 minutes after they were last shown (row K-05). */
export function useCreatorDirectory(key: string): DirectoryView {
  const dispatch = useAppDispatch()
  const store = useAppStore()
  const directory = useAppSelector((state) => selectDirectory(state, key))
  const [shown, setShown] = useState({ first: 0, last: 0 })
  const show = useCallback((first: number, last: number) => setShown((now) => (now.first === first && now.last === last ? now : { first, last })), [])

  useEffect(() => {
    const keeper = keeperFor(store)
    if (!keeper.isShown(key)) store.dispatch(staleDirectory(key))
    return keeper.retain(key, () => store.dispatch(dropDirectory(key)))
  }, [key, store])

  const isFirst = directory.total === undefined
  const lastRow = Math.max(0, (directory.total ?? 1) - 1)
  const from = isFirst ? 1 : pageOf(Math.min(shown.first, lastRow))
  const to = isFirst ? 1 : pageOf(Math.min(shown.last, lastRow))
  const wanted = Array.from({ length: to - from + 1 }, (_, index) => from + index)
  const missing = wanted.filter((page) => !directory.pages[page] || directory.pages[page].status === 'stale').join()
  const failed = wanted.filter((page) => directory.pages[page]?.status === 'error')

  const load = useRef((_: readonly number[]) => {})
  load.current = (pages) => pages.forEach((page) => void dispatch(loadCreators(key, page, directory.cursors[page])))
  useEffect(() => {
    if (!missing) return
    const timer = setTimeout(() => load.current(missing.split(',').map(Number)), isFirst ? 0 : settleMs)
    return () => clearTimeout(timer)
  }, [missing, isFirst, key])

  return { total: directory.total, rows: directory.rows, error: directory.pages[failed[0] ?? 0]?.error, retry: () => load.current(failed), show }
}
