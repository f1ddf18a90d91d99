import type { StoreCampaign } from '@samspel/api'
import { storePlace } from '@samspel/api/store-place'
import { useFormats, useText } from '@samspel/i18n'
import { useOfferWords } from '@samspel/offer'
import { OfferPicture } from '@samspel/offer/picture'
import { cx, Icon, LinkCard, Row, VisuallyHidden } from '@samspel/ui'
import { pickupPath } from '../data/store-campaigns'
import { messages } from './messages'
import { OpenFact } from './pickup/OpenFact'
import { PickupState } from './pickup/PickupState'
import css from './StoreOfferCard.module.css'
import { WalkingTime } from './WalkingTime'

/** An offer for pick-up in a store, by reservation or by application. */
function StoreOfferCard({ offer }: { offer: StoreCampaign }) {
  const { id, campaign, store, distance, storesCount = 1 } = offer
  const t = useText()
  const f = useFormats()
  const words = useOfferWords()
  return (
    <LinkCard
      as="li"
      href={pickupPath(id)}
      title={<span className={css.title}>{campaign.name}</span>}
      className={css.card}
      media={
        <OfferPicture
          src={campaign.productImageUrl}
          focus={campaign.productImageFocus}
          alt=""
          ratio={1}
          sizes="(max-width: 683px) 64px, 96px"
          className={css.picture}
        />
      }
    >
      <span className={css.line}>
        {storePlace(store)}
        {distance === undefined && storesCount > 1 && (
          <>
            {' '}
            <span aria-hidden>+{f.number(storesCount - 1)}</span>
            <VisuallyHidden>{t(messages.moreStores, { count: storesCount - 1 })}</VisuallyHidden>
          </>
        )}
      </span>
      <Row gap={8} className={css.facts}>
        <PickupState offer={offer} />
        {distance !== undefined && <WalkingTime metres={distance} />}
        <OpenFact offer={offer} className={css.fact} />
        {campaign.productValue > 0 && (
          <span className={cx(css.fact, distance !== undefined && css.worth)}>
            <Icon name="gift" size={14} />
            {words.value(campaign.productValue)}
          </span>
        )}
      </Row>
      <Icon name="chevron-right" size={18} className={css.arrow} />
    </LinkCard>
  )
}

/** Pick-up offers: a grid of cards, or rows on phones. */
export function StoreOfferCards({ label, offers }: { label: string; offers: readonly StoreCampaign[] }) {
  return (
    <ul aria-label={label} className={css.list}>
      {offers.map((offer) => (
        <StoreOfferCard key={offer.id} offer={offer} />
      ))}
    </ul>
  )
}
