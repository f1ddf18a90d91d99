import { commonMessages, useText } from '@samspel/i18n'
import { Chip } from '@samspel/ui'

/** How an offer at a store is taken: reserved at once, or applied for first. */
export function TakeChip({ isNow }: { isNow: boolean }) {
  const t = useText()
  return isNow ? (
    <Chip tone="ok" icon="bolt">
      {t(commonMessages.pickUpNow)}
    </Chip>
  ) : (
    <Chip icon="send">{t(commonMessages.applyFirst)}</Chip>
  )
}
