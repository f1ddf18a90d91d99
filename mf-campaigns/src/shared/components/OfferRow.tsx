import type { ReactNode } from 'react'
import { useText } from '@samspel/i18n'
import {
  OfferMarks,
  OfferObstacle,
  PayBadge,
  type ShownOffer,
  termsOf,
  useObstacle,
  useOfferWords,
} from '@samspel/offer'
import { Chip, cx, ListItem, Picture } from '@samspel/ui'
import { SmallFact } from './CreatorParts'
import { messages } from './offer-messages'
import css from './OfferRow.module.css'

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
  const words = useOfferWords()
  const { fee, productValue } = termsOf(campaign)
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
      <span className={cx(css.line, css.onDesk)}>{words.task(campaign)}</span>
      <div className={css.facts}>
        {hasMarks ? (
          <OfferMarks offer={campaign} />
        ) : (
          !obstacle && (
            <Chip icon={isNow ? 'bolt' : 'send'} tone={isNow ? 'ok' : 'neutral'}>
              {t(isNow ? messages.pickUpNow : messages.applyFirst)}
            </Chip>
          )
        )}
        {campaign.placesLeft !== null && campaign.applyObstacle !== 'full' && (
          <SmallFact icon="users">{words.places(campaign.placesLeft)}</SmallFact>
        )}
        <PayBadge fee={fee} />
        {productValue > 0 && <span className={css.line}>{words.value(productValue)}</span>}
      </div>
      <OfferObstacle offer={campaign} />
    </ListItem>
  )
}
