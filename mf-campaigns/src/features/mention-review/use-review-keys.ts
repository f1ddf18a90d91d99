import { navigate } from '@samspel/federation'
import { can, type MentionRecord } from '@samspel/store'
import { useEffect, useRef } from 'react'

/** Keys of the review, as they are shown. */
export const keyNames = { approve: 'A', reject: 'X', undo: 'Z', write: 'M', help: '?' } as const

/** Where one writes to the creator of a mention, for the brand of its campaign. */
export const messagePath = ({ creator, campaign }: Pick<MentionRecord, 'creator' | 'campaign'>): string => `/messages/${creator.id}?brand=${campaign.brandId}`

/** What the keys of the review act on. */
export interface ReviewKeys {
  mentions: readonly MentionRecord[]
  chosen: MentionRecord | undefined
  isOff: boolean
  choose: (id: string) => void
  approve: (mention: MentionRecord) => unknown
  startReject: (id: string) => void
  undo: () => void
  showHelp: () => void
}

const isTyping = (target: EventTarget | null) => target instanceof HTMLElement && (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName) || target.closest('[role=dialog]') !== null)

const act = (key: string, { mentions, chosen, choose, approve, startReject, undo, showHelp }: ReviewKeys): boolean => {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key]
  if (step) {
    const next = mentions[mentions.findIndex(({ id }) => id === chosen?.id) + step]
    if (!next) return false
    choose(next.id)
    document.getElementById(`mention-${next.id}`)?.focus()
    return true
  }
  if (key === 'z') return undo(), true
  if (key === keyNames.help) return showHelp(), true
  if (!chosen) return false
  if (key === 'a' && can(chosen, 'approve')) return approve(chosen), true
  if (key === 'x' && can(chosen, 'reject')) return startReject(chosen.id), true
  if (key === 'm') return navigate(messagePath(chosen)), true
  return false
}

/** Arrows choose, A approves, X rejects with a reason, Z undoes, M writes to the creator, ? tells all keys. Silent while somebody types. */
export function useReviewKeys(keys: ReviewKeys): void {
  const latest = useRef(keys)
  latest.current = keys
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (latest.current.isOff || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (act(event.key.length === 1 ? event.key.toLowerCase() : event.key, latest.current)) event.preventDefault()
    }
    // At the document: after the controls on the page, before the keys of the whole product, which listen at the window and have a '?' too.
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
