import type { ReactNode } from 'react'
import type { Campaign, StoreCampaign } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { PayBadge, termsOf, useOfferWords } from '@samspel/offer'
import { Avatar, cx, Icon, LinkCard, Row, VisuallyHidden } from '@samspel/ui'
import { messages } from './messages'
import { OfferPicture } from './OfferPicture'
import css from './Offers.module.css'
import { storeLine } from './pickup/pickup-summary'
import { WalkingTime } from './WalkingTime'

export interface OfferCardProps {
  offer: Campaign
  /** On phones a row with a small picture instead of a card. */
  compact: boolean
  /** Leaves out the brand when it is already shown above the list. */
  hideBrand?: boolean | undefined
  /** Whether the card is above the fold; `first` for the largest picture on the screen. */
  eager?: boolean | 'first'
  mark?: ((text: string) => ReactNode) | undefined
  /** Where a pick-up offer can be fetched, once that is known. */
  place?: StoreCampaign | undefined
}

/** The store, its town and how far it is; the line is there from the start, so that nothing moves when they come. */
function PlaceLine({ place }: { place: StoreCampaign | undefined }) {
  const t = useText()
  const f = useFormats()
  const more = (place?.storesCount ?? 1) - 1
  return (
    <span className={cx(css.place, place?.distance !== undefined && css.near)}>
      <Icon name="map-pin" size={14} />
      <span className={css.where}>{place ? storeLine(place.store) : t(messages.pickup)}</span>
      {place?.distance !== undefined ? (
        <WalkingTime metres={place.distance} bare />
      ) : (
        more > 0 && (
          <>
            <span aria-hidden>+{f.number(more)}</span>
            <VisuallyHidden>{t(messages.moreStores, { count: more })}</VisuallyHidden>
          </>
        )
      )}
    </span>
  )
}

const asIs = (text: string): ReactNode => text

/** An open offer in a list: the brand, the task and its deadline, what the creator gets, how many places are left. */
export function OfferCard({ offer, compact, hideBrand = false, eager = false, mark = asIs, place }: OfferCardProps) {
  const words = useOfferWords()
  const { fee, productValue } = termsOf(offer)
  return (
    <LinkCard
      as="li"
      href={`/p/marketplace/${offer.id}`}
      title={<span className={css.title}>{mark(offer.name)}</span>}
      className={cx(css.offer, compact && css.compact)}
      media={
        <OfferPicture
          src={offer.productImageUrl}
          focus={offer.productImageFocus}
          alt=""
          ratio={9 / 5}
          corners="none"
          eager={eager !== false}
          first={eager === 'first'}
          className={css.picture}
          sizes={compact ? '(max-width: 683px) 64px, 288px' : '(max-width: 683px) 264px, 288px'}
        />
      }
      above={
        !hideBrand && (
          <Row gap={8} wrap={false} className={css.brand}>
            <Avatar name={offer.brandName} src={offer.brandLogoUrl} size={20} shape="square" />
            <span>{mark(offer.brandName)}</span>
          </Row>
        )
      }
    >
      {offer.excerpt && <span className={css.excerpt}>{mark(offer.excerpt)}</span>}
      <span className={css.task}>{words.task(offer)}</span>
      {offer.deliveryMethod === 'pickup' && <PlaceLine place={place} />}
      <Row className={css.pay}>
        <PayBadge fee={fee} />
      </Row>
      <Row gap={12} className={css.facts}>
        {productValue > 0 && (
          <span className={css.fact}>
            <Icon name="gift" size={14} />
            {words.value(productValue)}
          </span>
        )}
        {offer.placesLeft !== null && (
          <span className={css.fact}>
            <Icon name="users" size={14} />
            {words.places(offer.placesLeft)}
          </span>
        )}
      </Row>
    </LinkCard>
  )
}
