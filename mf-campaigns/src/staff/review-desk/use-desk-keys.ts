import { useEffect, useRef } from 'react'
import { isTyping } from '@samspel/ui'

/** Keys of a review desk, as they are shown: the same wherever something is decided. */
export const keyNames = {
  approve: 'A',
  reject: 'X',
  changes: 'C',
  star: 'S',
  undo: 'Z',
  write: 'M',
  help: '?',
} as const

export type DeskAction =
  'approve' | 'reject' | 'changes' | 'star' | 'undo' | 'write' | 'help' | 'select' | 'selectRange' | 'clear'

const actions: Record<string, DeskAction> = {
  a: 'approve',
  x: 'reject',
  c: 'changes',
  s: 'star',
  z: 'undo',
  m: 'write',
  '?': 'help',
  Escape: 'clear',
}

/** What the keys of a desk act on. */
export interface DeskKeys {
  isOff: boolean
  /** A card's element has this before its id. */
  cardPrefix: string
  /** The card that an arrow, J or K leads to. */
  next: (key: string) => string | undefined
  choose: (id: string) => void
  /** What can be done now; a key whose action is absent is left to others. */
  actions: Partial<Record<DeskAction, (() => void) | undefined>>
  /** What letters do with the shift key, where that is something else: for several at once. */
  shifted?: Partial<Record<DeskAction, (() => void) | undefined>>
}

const isElement = (target: EventTarget | null): target is HTMLElement => target instanceof HTMLElement
/** Where keys are not the desk's: a field, a dialog, a menu. */
const hasOwnKeys = (target: EventTarget | null) =>
  isTyping(target) || (isElement(target) && target.closest('[role=dialog], [role=menu]') !== null)
/** Where arrows move within a control. */
const hasOwnArrows = (target: EventTarget | null) =>
  isElement(target) && target.closest('[role=tablist], [role=radiogroup]') !== null
/** Where the space bar presses nothing of its own: a card, or nothing at all. */
const isFree = (target: EventTarget | null, cardPrefix: string) =>
  !isElement(target) || target === document.body || target.tagName === 'H1' || target.id.startsWith(cardPrefix)

const press = (event: KeyboardEvent, { cardPrefix, next, choose, actions: plain, shifted }: DeskKeys): boolean => {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
  const card = hasOwnArrows(event.target) ? undefined : next(key)
  if (card !== undefined) {
    choose(card)
    document.getElementById(`${cardPrefix}${card}`)?.focus()
    return true
  }
  const isSpace = key === ' ' && isFree(event.target, cardPrefix)
  const action = isSpace ? (event.shiftKey ? 'selectRange' : 'select') : actions[key]
  const able = shifted && event.shiftKey && /^[a-z]$/.test(key) ? shifted : plain
  const act = action && able[action]
  act?.()
  return act !== undefined
}

/**
 * Arrows, J and K choose, A approves, X rejects with a reason, C asks for changes, S stars, Z undoes, space selects, M writes to
 * the creator, ? tells all keys. Silent while somebody types.
 */
export function useDeskKeys(keys: DeskKeys): void {
  const latest = useRef(keys)
  latest.current = keys
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isMeant = !event.defaultPrevented && !event.ctrlKey && !event.metaKey && !event.altKey
      if (latest.current.isOff || !isMeant || hasOwnKeys(event.target)) return
      if (press(event, latest.current)) event.preventDefault()
    }
    // At the document: after the controls on the page, before the keys of the whole product, which listen at the window and have a '?' too.
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
