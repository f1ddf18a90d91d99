import { type RefObject, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { useQueryParams } from '@samspel/navigation'
import { isTyping } from '@samspel/ui'
import { hrefOf, type PairOf } from './thread-address'
import type { ThreadListView } from './use-thread-list'

interface Options {
  list: ThreadListView
  search: RefObject<HTMLInputElement | null>
  pair: PairOf | undefined
  isCreator: boolean
  /** Archives the thread with this id, or restores it. */
  onArchive: (threadId: string) => void
}

const rows = () => [...document.querySelectorAll<HTMLElement>('[data-thread-row] a')]

/** Keyboard: up and down move in the list, Enter opens, R replies, / searches, E archives, Escape goes back to the list. */
export function useDeskKeys(options: Options) {
  const now = useRef(options)
  now.current = options
  const navigate = useNavigate()
  const [query] = useQueryParams()
  const address = useRef(query)
  address.current = query

  useEffect(() => {
    const toList = () =>
      (document.querySelector<HTMLElement>('[data-thread-row] a[aria-current]') ?? rows()[0])?.focus()
    const onKey = (event: KeyboardEvent) => {
      const { list, search, pair, isCreator, onArchive } = now.current
      if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return
      if (document.querySelector('[role="dialog"]')) return
      if (event.key === 'Escape' && isTyping(event.target)) {
        ;(event.target as HTMLElement).blur()
        return toList()
      }
      if (isTyping(event.target)) return
      const open = list.threads.find(
        (thread) => thread.brandId === pair?.brandId && (isCreator || thread.instagramerId === pair.instagramerId),
      )
      if (event.key === '/') search.current?.focus()
      else if (event.key === 'r' || event.key === 'R')
        document.querySelector<HTMLElement>('[data-composer] textarea')?.focus()
      else if ((event.key === 'e' || event.key === 'E') && open) onArchive(open.id)
      else if (event.key === 'Escape') toList()
      else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        const all = rows()
        const at = all.indexOf(document.activeElement as HTMLElement)
        if (at < 0) return
        all[at + (event.key === 'ArrowDown' ? 1 : -1)]?.focus()
      } else if (event.key === 'Home' && rows().includes(document.activeElement as HTMLElement) && list.threads[0])
        void navigate(hrefOf(list.threads[0], isCreator, address.current))
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [navigate])
}
