import { useEffect, useRef } from 'react'
import { isTyping } from '@samspel/ui'

/** Display names of the shortcuts on review screens, the same everywhere. */
export const keyNames = {
  approve: 'A',
  reject: 'X',
  changes: 'C',
  compare: 'V',
  star: 'S',
  undo: 'Z',
  write: 'M',
  help: '?',
} as const

export type DeskAction =
  | 'approve'
  | 'reject'
  | 'changes'
  | 'compare'
  | 'star'
  | 'undo'
  | 'write'
  | 'help'
  | 'select'
  | 'selectRange'
  | 'clear'

const actions: Record<string, DeskAction> = {
  a: 'approve',
  x: 'reject',
  c: 'changes',
  v: 'compare',
  s: 'star',
  z: 'undo',
  m: 'write',
  '?': 'help',
  Escape: 'clear',
}

/** What the shortcuts act on. */
export interface DeskKeys {
  isOff: boolean
  /** Prefix of a card element's id. */
  cardPrefix: string
  /** The card that an arrow, J or K selects. */
  next: (key: string) => string | undefined
  choose: (id: string) => void
  /** Selects up to the card that an arrow with shift has come to. */
  extend?: (id: string) => void
  /** The actions available now; keys of absent actions are not handled. */
  actions: Partial<Record<DeskAction, (() => void) | undefined>>
  /** Actions of letters with shift, where those differ: for several items at once. */
  shifted?: Partial<Record<DeskAction, (() => void) | undefined>>
}

const isElement = (target: EventTarget | null): target is HTMLElement => target instanceof HTMLElement
/** Elements that use keys themselves: a field, dialog or menu. */
const hasOwnKeys = (target: EventTarget | null) =>
  isTyping(target) || (isElement(target) && target.closest('[role=dialog], [role=menu]') !== null)
/** Controls that use arrow keys themselves. */
const hasOwnArrows = (target: EventTarget | null) =>
  isElement(target) && target.closest('[role=tablist], [role=radiogroup]') !== null
/** Where the space bar has no effect of its own: on a card, or with nothing focused. */
const isFree = (target: EventTarget | null, cardPrefix: string) =>
  !isElement(target) || target === document.body || target.tagName === 'H1' || target.id.startsWith(cardPrefix)

const press = (event: KeyboardEvent, desk: DeskKeys): boolean => {
  const { cardPrefix, next, choose, extend, actions: plain, shifted } = desk
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
  const card = hasOwnArrows(event.target) ? undefined : next(key)
  if (card !== undefined) {
    choose(card)
    if (event.shiftKey && key.startsWith('Arrow')) extend?.(card)
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
 * Arrows, J and K choose, arrows with shift select a range where that is offered, A approves, X rejects with a reason, C requests changes, V compares, S stars, Z undoes, space toggles selection, M writes to
 * the creator, ? lists all shortcuts. Inactive while somebody types.
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
    // Registered on the document: after the page's controls, but before the product's global shortcuts, which are registered on the window
    // and include '?' as well.
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
