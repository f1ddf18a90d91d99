import type { Campaign } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { Avatar, Icon, LinkCard, Picture, Row, cx } from '@samspel/ui'
import { messages } from './messages'
import css from './Offers.module.css'

export const productValue = ({ products }: Campaign) => products.reduce((sum, { defaultProductValue }) => sum + defaultProductValue, 0)

export const placesLeft = ({ targetNumberOfInstagramers, approvedParticipationsCount }: Campaign) =>
  Math.max(targetNumberOfInstagramers - approvedParticipationsCount, 0)

interface OfferCardProps {
  offer: Campaign
  /** On phones a row with a small picture instead of a card. */
  compact: boolean
  /** Its brand stands above the list already. */
  hideBrand?: boolean
  eager?: boolean
}

/** An open offer, as lists show it. */
export function OfferCard({ offer, compact, hideBrand = false, eager = false }: OfferCardProps) {
  const t = useText()
  const f = useFormats()
  const value = productValue(offer)
  const left = placesLeft(offer)
  return (
    <LinkCard
      as="li" href={`/p/marketplace/${offer.id}`} title={offer.name} className={cx(css.offer, compact && css.compact)}
      media={<Picture src={offer.productImageUrl} alt="" ratio={16 / 9} corners="none" eager={eager} className={css.picture} fallbackIcon="gift" />}
      above={!hideBrand && <Row gap={8} wrap={false} className={css.brand}><Avatar name={offer.brandName} src={offer.brandLogoUrl} size={20} shape="square" /><span>{offer.brandName}</span></Row>}
    >
      {offer.excerpt && <span className={css.excerpt}>{offer.excerpt}</span>}
      <Row gap={12} className={css.facts}>
        {value > 0 && <span><Icon name="gift" size={14} />{t(messages.value, { money: f.money(value) })}</span>}
        {left > 0 && <span><Icon name="users" size={14} />{t(messages.placesLeft, { count: left })}</span>}
      </Row>
    </LinkCard>
  )
}
