import type { Store } from '@samspel/api'
import { openState } from '@samspel/api/opening-hours'
import { useText } from '@samspel/i18n'
import { openMessages as messages } from './open-messages'
import { useOpensAt } from './use-pass-end'

type Opening = Pick<Store, 'countryCode' | 'openingWeek' | 'openingExceptions'>

/** Describes a store's opening state in a few words; undefined when its hours are given only as text. */
export function useOpenWords(store: Opening): { words: string; isOpen: boolean } | undefined {
  const t = useText()
  const state = openState(store)
  switch (state?.kind) {
    case 'open':
      return { words: t(messages.openUntil, { time: state.until }), isOpen: true }
    case 'later':
      return { words: t(messages.opensAt, { time: state.from }), isOpen: false }
    case 'over':
      return { words: t(messages.closedNow), isOpen: false }
    case 'closed':
      return { words: t(messages.closedToday), isOpen: false }
    case undefined:
      return undefined
  }
}

/**
 * What comes next of a store's hours, for a row of stores: `Stänger 18:00`, `Öppnar mån 10:00`. Undefined when its hours are given only as
 * text.
 */
export function useNextChange(store: Opening | undefined): { words: string; isOpen: boolean } | undefined {
  const t = useText()
  const opens = useOpensAt(store)
  const state = store && openState(store)
  if (!state) return undefined
  if (state.kind === 'open') return { words: t(messages.closes, { time: state.until }), isOpen: true }
  return { words: opens ? t(messages.opens, { at: opens }) : t(messages.closedToday), isOpen: false }
}
