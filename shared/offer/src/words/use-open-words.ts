import type { Store } from '@samspel/api'
import { openState } from '@samspel/api/opening-hours'
import { useText } from '@samspel/i18n'
import { openMessages as messages } from './open-messages'

/** Describes a store's opening state in a few words; undefined when its hours are given only as text. */
export function useOpenWords(
  store: Pick<Store, 'countryCode' | 'openingWeek' | 'openingExceptions'>,
): { words: string; isOpen: boolean } | undefined {
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
