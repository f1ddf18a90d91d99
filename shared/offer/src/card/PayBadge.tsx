import { useText } from '@samspel/i18n'
import { Chip } from '@samspel/ui'
import { messages, type OfferTerms, useOfferWords } from '../words'

/** The fee, or that there is none. Always stated before anybody applies. */
export function PayBadge({ fee, feeSpan }: Pick<OfferTerms, 'fee' | 'feeSpan'>) {
  const t = useText()
  const words = useOfferWords()
  return fee > 0 ? (
    <Chip tone="ok" icon="coin">
      {words.fee(fee, feeSpan)}
    </Chip>
  ) : (
    <Chip icon="gift">{t(messages.productOnly)}</Chip>
  )
}
