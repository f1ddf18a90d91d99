import { useEffect, useRef } from 'react'
import { navigate } from '@samspel/federation'
import { can, type MentionRecord } from '@samspel/store'
import type { Act } from './use-decide'

/** Keys of the review, as they are shown. */
export const keyNames = { approve: 'A', reject: 'X', changes: 'C', undo: 'Z', write: 'M', help: '?' } as const

/** Where one writes to the creator of a mention, for the brand of its campaign. */
export const messagePath = ({ creator, campaign }: Pick<MentionRecord, 'creator' | 'campaign'>): string =>
  `/messages/${creator.id}?brand=${campaign.brandId}`

/** What the keys of the review act on. */
export interface ReviewKeys {
  mentions: readonly MentionRecord[]
  chosen: MentionRecord | undefined
  isOff: boolean
  choose: (id: string) => void
  act: (act: Act, mention: MentionRecord) => void
  select: (id: string, range: boolean) => void
  clearSelection: () => void
  undo: () => void
  showHelp: () => void
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName) ||
    target.closest('[role=dialog]') !== null)
/** Where the space bar presses nothing of its own: a card, or nothing at all. */
const isFree = (target: EventTarget | null) =>
  !(target instanceof HTMLElement) ||
  target === document.body ||
  target.tagName === 'H1' ||
  target.id.startsWith('mention-')

const cardOf = (id: string) => document.getElementById(`mention-${id}`)
/** How many cards stand beside one another. */
const columnsOf = (mentions: readonly MentionRecord[]) => {
  const tops = mentions.map(({ id }) => cardOf(id)?.parentElement?.offsetTop)
  return Math.max(
    tops.findIndex((top) => top !== tops[0]),
    1,
  )
}

const acts: Record<string, [Act, 'approve' | 'reject' | 'requestChanges']> = {
  a: ['approve', 'approve'],
  x: ['reject', 'reject'],
  r: ['reject', 'reject'],
  c: ['changes', 'requestChanges'],
}

const press = (key: string, { shiftKey, target }: KeyboardEvent, keys: ReviewKeys): boolean => {
  const { mentions, chosen } = keys
  const isTab = target instanceof HTMLElement && target.role === 'tab'
  const step = isTab
    ? undefined
    : { ArrowRight: 1, ArrowLeft: -1, j: 1, k: -1, ArrowDown: columnsOf(mentions), ArrowUp: -columnsOf(mentions) }[key]
  if (step) {
    const next = mentions[mentions.findIndex(({ id }) => id === chosen?.id) + step]
    if (!next) return false
    keys.choose(next.id)
    cardOf(next.id)?.focus()
    return true
  }
  if (key === 'z' || key === 'u') return (keys.undo(), true)
  if (key === keyNames.help) return (keys.showHelp(), true)
  if (key === 'Escape') return (keys.clearSelection(), true)
  if (!chosen) return false
  const known = acts[key]
  if (known && can(chosen, known[1])) return (keys.act(known[0], chosen), true)
  if (key === ' ' && isFree(target)) return (keys.select(chosen.id, shiftKey), true)
  if (key === 'm') return (navigate(messagePath(chosen)), true)
  return false
}

/**
 * Arrows, J and K choose, A approves, X or R rejects with a reason, C asks for changes, Z or U undoes, space selects, M writes to the
 * creator, ? tells all keys. Silent while somebody types.
 */
export function useReviewKeys(keys: ReviewKeys): void {
  const latest = useRef(keys)
  latest.current = keys
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (
        latest.current.isOff ||
        event.defaultPrevented ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        isTyping(event.target)
      )
        return
      if (press(event.key.length === 1 ? event.key.toLowerCase() : event.key, event, latest.current))
        event.preventDefault()
    }
    // At the document: after the controls on the page, before the keys of the whole product, which listen at the window and have a '?' too.
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
