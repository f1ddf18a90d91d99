import type { Store } from '@samspel/api'
import { commonMessages, useText } from '@samspel/i18n'
import { Chip } from '@samspel/ui'
import { useOpensAt } from '../words/use-pass-end'
import { cardMessages as messages } from './messages'

interface TakeChipProps {
  isNow: boolean
  /** The store that it is taken at: while it is closed, nothing is picked up now. */
  store?: Pick<Store, 'countryCode' | 'openingWeek' | 'openingExceptions'> | undefined
}

/** How an offer at a store is taken: reserved at once, or applied for first. A closed store says when it opens. */
export function TakeChip({ isNow, store }: TakeChipProps) {
  const t = useText()
  const opens = useOpensAt(store)
  if (!isNow) return <Chip icon="send">{t(commonMessages.applyFirst)}</Chip>
  return opens ? (
    <Chip icon="clock">{t(messages.opens, { at: opens })}</Chip>
  ) : (
    <Chip tone="ok" icon="bolt">
      {t(commonMessages.pickUpNow)}
    </Chip>
  )
}
