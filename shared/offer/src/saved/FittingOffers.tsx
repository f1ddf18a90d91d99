import { useFormats, useText } from '@samspel/i18n'
import { useQuery } from '@samspel/store'
import { List, SectionHead } from '@samspel/ui'
import { useOfferWords } from '../words'
import { listFittingOffers } from './data'
import { GlimpseRow, KindChip } from './GlimpseRow'
import { messages } from './messages'
import css from './Saved.module.css'

/** Three offers that the creator can have now; nothing while none is known. */
export function FittingOffers() {
  const t = useText()
  const f = useFormats()
  const words = useOfferWords()
  const { result } = useQuery(listFittingOffers())
  if (!result || result.offers.length === 0) return null
  const kinds = new Set(result.offers.map(({ kind }) => kind))
  return (
    <section className={css.fitting} aria-label={t(messages.fits)}>
      <SectionHead
        title={t(messages.fits)}
        count={f.number(result.total)}
        aside={kinds.size > 1 && <span className={css.quiet}>{t(messages.bothKinds)}</span>}
      />
      <List label={t(messages.fits)}>
        {result.offers.map((offer) => (
          <GlimpseRow key={offer.id} offer={offer}>
            <KindChip offer={offer} />
            {offer.placesLeft !== null && <span className={css.quiet}>{words.places(offer.placesLeft)}</span>}
          </GlimpseRow>
        ))}
      </List>
    </section>
  )
}
