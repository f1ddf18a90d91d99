import type { StoreOffer } from '@samspel/api'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { Chip, TextButton } from '@samspel/ui'
import css from './OfferParts.module.css'
import { shortOf } from './short'
import { stockMessages as messages } from './stock-messages'

/** The store's stock of the product, with a warning when the remaining places need more. */
export function OfferStock({ offer, onChange }: { offer: StoreOffer; onChange: () => void }) {
  const t = useText()
  const f = useFormats()
  const { stock, places, taken } = offer
  if (!stock) return '–'
  const { name, quantity: count } = stock
  const short = shortOf(offer)
  return (
    <span className={css.stock}>
      {short === 'out' && (
        <Chip tone="bad" icon="alert-octagon">
          {t(messages.out)}
        </Chip>
      )}
      {short === 'low' && (
        <Chip tone="warn" icon="alert-triangle">
          {t(messages.left, { count })}
        </Chip>
      )}
      {!short && <span title={name}>{f.number(count)}</span>}
      {short === 'low' && places !== null && (
        <span className={css.quiet}>{t(messages.forPlaces, { count: places - taken })}</span>
      )}
      <TextButton aria-label={t(messages.changeOf, { name })} onClick={onChange}>
        {t(commonMessages.change)}
      </TextButton>
    </span>
  )
}
