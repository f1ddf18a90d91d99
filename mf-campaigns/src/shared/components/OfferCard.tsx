import type { ReactNode } from 'react'
import type { Campaign } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { PayBadge, termsOf, useOfferWords } from '@samspel/offer'
import { Chip, cx, Icon, LinkCard, ListItem, Picture, Row } from '@samspel/ui'
import { BrandLine, SmallFact } from './CreatorParts'
import { useObstacle } from './offer-labels'
import { offerMessages } from './offer-messages'
import css from './OfferCard.module.css'

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
  Partial<Pick<Campaign, 'promotedAt' | 'myParticipationId' | 'myInvitation' | 'applyObstacle' | 'country'>>

function Marks({ campaign: { promotedAt, myParticipationId, myInvitation } }: { campaign: ShownOffer }) {
  const t = useText()
  if (!promotedAt && !myParticipationId && !myInvitation) return null
  return (
    <Row gap={4}>
      {myParticipationId ? (
        <Chip tone="primary" icon="check">
          {t(offerMessages.applied)}
        </Chip>
      ) : (
        myInvitation && (
          <Chip tone="info" icon="mail">
            {t(offerMessages.invited)}
          </Chip>
        )
      )}
      {promotedAt && (
        <Chip tone="solid" icon="star">
          {t(offerMessages.promoted)}
        </Chip>
      )}
    </Row>
  )
}

function Task({ campaign }: { campaign: ShownOffer }) {
  return <span className={css.line}>{useOfferWords().task(campaign)}</span>
}

function Value({ campaign, bare = false }: { campaign: ShownOffer; bare?: boolean }) {
  const { productValue } = termsOf(campaign)
  const words = useOfferWords().value(productValue)
  if (productValue <= 0) return null
  return bare ? <span className={css.line}>{words}</span> : <SmallFact icon="gift">{words}</SmallFact>
}

function Places({ campaign: { placesLeft } }: { campaign: ShownOffer }) {
  const words = useOfferWords()
  return placesLeft === null ? null : <SmallFact icon="users">{words.places(placesLeft)}</SmallFact>
}

function Obstacle({ campaign }: { campaign: ShownOffer }) {
  const words = useObstacle()(campaign)
  return words ? (
    <span className={css.obstacle}>
      <Icon name="ban" size={16} />
      {words}
    </span>
  ) : null
}

/** An offer as a card: picture, brand, what the creator gets and has to do, by when, and why they cannot apply. */
export function OfferCard({ campaign, eager = false }: { campaign: ShownOffer; eager?: boolean }) {
  return (
    <LinkCard
      as="li"
      href={`/marketplace/${campaign.id}`}
      title={<span className={css.cut}>{campaign.name}</span>}
      className={css.card}
      media={
        <Picture
          src={campaign.productImageUrl}
          focus={campaign.productImageFocus}
          alt=""
          ratio={9 / 5}
          corners="none"
          eager={eager}
          overlay={<Marks campaign={campaign} />}
        />
      }
      above={<BrandLine name={campaign.brandName} logoUrl={campaign.brandLogoUrl} />}
    >
      {campaign.excerpt && <span className={cx(css.line, css.cut)}>{campaign.excerpt}</span>}
      <Task campaign={campaign} />
      <div className={css.facts}>
        <PayBadge fee={termsOf(campaign).fee} />
        <Value campaign={campaign} />
        <Places campaign={campaign} />
      </div>
      <Obstacle campaign={campaign} />
    </LinkCard>
  )
}

interface OfferRowProps {
  campaign: ShownOffer
  /** The store with its brand, in place of the brand. */
  where?: ReactNode
  /** Reserved and picked up without an application. */
  isNow?: boolean
}

/** An offer for pick-up in a store, as a row. */
export function OfferRow({ campaign, where, isNow = false }: OfferRowProps) {
  const t = useText()
  const obstacle = useObstacle()(campaign)
  const hasMarks = Boolean(campaign.myParticipationId ?? campaign.promotedAt ?? campaign.myInvitation)
  return (
    <ListItem
      href={`/marketplace/${campaign.id}`}
      title={campaign.name}
      detail={where ?? campaign.brandName}
      picture={
        <Picture src={campaign.productImageUrl} focus={campaign.productImageFocus} alt="" ratio={1} width={56} />
      }
    >
      <span className={css.onDesk}>
        <Task campaign={campaign} />
      </span>
      <div className={css.facts}>
        {hasMarks ? (
          <Marks campaign={campaign} />
        ) : (
          !obstacle && (
            <Chip icon={isNow ? 'bolt' : 'send'} tone={isNow ? 'ok' : 'neutral'}>
              {t(isNow ? offerMessages.pickUpNow : offerMessages.applyFirst)}
            </Chip>
          )
        )}
        <Places campaign={campaign} />
        <PayBadge fee={termsOf(campaign).fee} />
        <Value bare campaign={campaign} />
      </div>
      <Obstacle campaign={campaign} />
    </ListItem>
  )
}
