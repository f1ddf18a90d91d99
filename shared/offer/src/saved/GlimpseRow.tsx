import type { ReactNode } from 'react'
import type { OfferGlimpse } from '@samspel/api'
import { storePlace } from '@samspel/api/store-place'
import { useFormats, useText } from '@samspel/i18n'
import { Chip, ListItem, Picture } from '@samspel/ui'
import { useDistance, useOfferWords } from '../words'
import { messages } from './messages'
import css from './Saved.module.css'

/** Where a creator opens an offer. */
export const glimpseHref = ({ kind, id }: Pick<OfferGlimpse, 'kind' | 'id'>): string =>
  kind === 'pickup' ? `/p/marketplace/store-campaigns/${id}` : `/marketplace/${id}`

/** Brand and store, or brand and what is paid: the line under an offer's name. */
export function useGlimpseWords(): (offer: OfferGlimpse) => string {
  const f = useFormats()
  const words = useOfferWords()
  const distance = useDistance()
  return ({ brandName, store, fee, feeSpan, productValue }) => {
    if (!store)
      return [
        brandName,
        fee > 0 ? (feeSpan ? f.oreSpan(feeSpan) : f.money(fee)) : productValue > 0 && words.value(productValue),
      ]
        .filter(Boolean)
        .join(', ')
    const place = storePlace(store)
    return [
      !place.includes(brandName) && brandName,
      place,
      store.distance !== null && store.distance > 0 && distance(store.distance),
    ]
      .filter(Boolean)
      .join(', ')
  }
}

/** How it is had: picked up now, applied for at a store, or sent home. */
export function KindChip({ offer: { store } }: { offer: Pick<OfferGlimpse, 'store'> }) {
  const t = useText()
  if (!store)
    return (
      <Chip tone="info" icon="truck-delivery">
        {t(messages.delivery)}
      </Chip>
    )
  return store.requiresApplication ? (
    <Chip tone="info" icon="building-store">
      {t(messages.atStore)}
    </Chip>
  ) : (
    <Chip tone="ok" icon="bolt">
      {t(messages.fetchNow)}
    </Chip>
  )
}

interface GlimpseRowProps {
  offer: OfferGlimpse
  /** Instead of the usual line. */
  detail?: string | undefined
  isGrey?: boolean
  aside?: ReactNode
  children?: ReactNode
}

/** An offer as a row: its picture, whose it is, and what stands of it. */
export function GlimpseRow({ offer, detail, isGrey = false, aside, children }: GlimpseRowProps) {
  const words = useGlimpseWords()
  return (
    <ListItem
      href={glimpseHref(offer)}
      title={offer.name}
      detail={detail ?? words(offer)}
      picture={
        <span className={isGrey ? css.grey : css.picture}>
          <Picture src={offer.productImageUrl} focus={offer.productImageFocus} alt="" ratio={1} width={64} />
        </span>
      }
      aside={aside}
    >
      <span className={css.chips}>{children}</span>
    </ListItem>
  )
}
