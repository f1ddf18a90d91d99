import type { ReactNode } from 'react'
import type { StoreCampaign } from '@samspel/api'
import {
  OfferMarks,
  OfferObstacle,
  PayBadge,
  type ShownOffer,
  TakeChip,
  termsOf,
  useObstacle,
  useOfferWords,
} from '@samspel/offer'
import { cx, ListItem, Picture } from '@samspel/ui'
import { SmallFact } from './CreatorParts'
import css from './OfferRow.module.css'

interface OfferRowProps {
  campaign: ShownOffer
  /** The store with its brand, in place of the brand. */
  where?: ReactNode
  /** Reserved and picked up without an application. */
  isNow?: boolean
  /** At the right: a bookmark. */
  aside?: ReactNode
  /** The store that it is picked up at. */
  store?: StoreCampaign['store'] | undefined
}

/** An offer for pick-up in a store, as a row. */
export function OfferRow({ campaign, where, isNow = false, aside, store }: OfferRowProps) {
  const words = useOfferWords()
  const { productValue, ...pay } = termsOf(campaign)
  const obstacle = useObstacle()(campaign)
  const hasMarks = Boolean(campaign.myParticipationId ?? campaign.promotedAt ?? campaign.myInvitation)
  return (
    <ListItem
      href={`/marketplace/${campaign.id}`}
      title={campaign.name}
      aside={aside}
      detail={where ?? campaign.brandName}
      picture={
        <Picture src={campaign.productImageUrl} focus={campaign.productImageFocus} alt="" ratio={1} width={56} />
      }
    >
      <span className={cx(css.line, css.onDesk)}>{words.task(campaign)}</span>
      <div className={css.facts}>
        {hasMarks ? <OfferMarks offer={campaign} /> : !obstacle && <TakeChip isNow={isNow} store={store} />}
        {campaign.placesLeft !== null && campaign.applyObstacle !== 'full' && (
          <SmallFact icon="users">{words.places(campaign.placesLeft)}</SmallFact>
        )}
        <PayBadge {...pay} />
        {productValue > 0 && <span className={css.line}>{words.value(productValue)}</span>}
      </div>
      <OfferObstacle offer={campaign} />
    </ListItem>
  )
}
