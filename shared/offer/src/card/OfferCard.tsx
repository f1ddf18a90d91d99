import type { ReactNode } from 'react'
import type { Campaign } from '@samspel/api'
import { Avatar, cx, Icon, LinkCard, Row } from '@samspel/ui'
import { OfferPicture } from '../picture'
import { termsOf, useOfferWords } from '../words'
import { OfferMarks, OfferObstacle, type OwnPart } from './marks'
import css from './OfferCard.module.css'
import { PayBadge } from './PayBadge'

/** The fields shown on a card. It requests nothing itself, so a preview can pass a draft. */
export type ShownOffer = Pick<
  Campaign,
  | 'id'
  | 'name'
  | 'excerpt'
  | 'brandName'
  | 'brandLogoUrl'
  | 'productImageUrl'
  | 'productImageFocus'
  | 'products'
  | 'dueAt'
  | 'deliveryMethod'
  | 'minFollowers'
  | 'maxFollowers'
  | 'paymentType'
  | 'enablePosts'
  | 'enableStories'
  | 'requireUploadedContent'
  | 'enablePaidCollaborations'
  | 'paidCollaborationPrice'
  | 'placesLeft'
> &
  OwnPart &
  Partial<Pick<Campaign, 'applyObstacle' | 'country' | 'terms'>>

/** An offer, where its page is, and how the card is laid out. */
export interface OfferCardProps {
  offer: ShownOffer
  href: string
  /** On phones a row with a small picture instead of a card. */
  compact?: boolean | undefined
  /** Leaves out the brand when it is already shown above the list. */
  hideBrand?: boolean | undefined
  /** Whether the card is above the fold; `first` for the largest picture on the screen. */
  eager?: boolean | 'first'
  /** Marks what was searched for. */
  mark?: ((text: string) => ReactNode) | undefined
  /** Over the picture, at the right: a bookmark. */
  corner?: ReactNode
  /** A line below the task: where a pick-up offer can be fetched. */
  place?: ReactNode
}

const asIs = (text: string): ReactNode => text

/** An offer in a list: the brand, the task and its deadline, what the creator gets, how many places are left, and why they cannot apply. */
export function OfferCard({
  offer,
  href,
  compact = false,
  hideBrand = false,
  eager = false,
  mark = asIs,
  place,
  corner,
}: OfferCardProps) {
  const words = useOfferWords()
  const { productValue, ...pay } = termsOf(offer)
  return (
    <LinkCard
      as="li"
      href={href}
      title={<span className={css.title}>{mark(offer.name)}</span>}
      className={cx(css.offer, compact && css.compact)}
      media={
        <span className={css.media}>
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
          {corner && <span className={css.corner}>{corner}</span>}
          <span className={css.marks}>
            <OfferMarks offer={offer} />
          </span>
        </span>
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
      {place}
      <Row className={css.pay}>
        <PayBadge {...pay} />
      </Row>
      <Row gap={12} className={css.facts}>
        {productValue > 0 && (
          <span className={css.fact}>
            <Icon name="gift" size={14} />
            {words.value(productValue)}
          </span>
        )}
        {/* Said below, as the reason why nobody can apply. */}
        {offer.placesLeft !== null && offer.applyObstacle !== 'full' && (
          <span className={css.fact}>
            <Icon name="users" size={14} />
            {words.places(offer.placesLeft)}
          </span>
        )}
      </Row>
      <OfferObstacle offer={offer} />
    </LinkCard>
  )
}
