import type { StoreCampaign } from '@samspel/api'
import { useGo } from '@samspel/federation/go-on'
import { useText } from '@samspel/i18n'
import { useOfferWords } from '@samspel/offer'
import { OfferPicture } from '@samspel/offer/picture'
import { Avatar, Icon, Link, LinkCard, Row } from '@samspel/ui'
import { pickupPath } from '../../data/store-campaigns'
import { WalkingTime } from '../WalkingTime'
import { messages } from './messages'
import { OpenFact } from './OpenFact'
import css from './Pickup.module.css'
import { storeBelowBrand } from './pickup-summary'
import { PickupAction } from './PickupAction'
import { PickupState, spacedCode } from './PickupState'

export interface PickupCardProps {
  offer: StoreCampaign
  /** What is already shown above the list. */
  hide?: 'store' | undefined
  headingLevel?: 2 | 3
  eager?: boolean
}

/** A pick-up offer in a list, with its single action (S-28). */
export function PickupCard({ offer, hide, headingLevel = 3, eager = false }: PickupCardProps) {
  const t = useText()
  const words = useOfferWords()
  const go = useGo()
  const { campaign, store, storeParticipation: mine, storesCount = 1 } = offer
  return (
    <LinkCard
      as="li"
      href={pickupPath(offer.id)}
      title={campaign.name}
      headingLevel={headingLevel}
      className={css.offer}
      media={
        <OfferPicture
          src={campaign.productImageUrl}
          focus={campaign.productImageFocus}
          alt=""
          ratio={16 / 9}
          sizes="(max-width: 683px) 72px, 300px"
          corners="none"
          eager={eager}
          className={css.picture}
        />
      }
      above={
        hide !== 'store' && (
          <Row gap={8} wrap={false} className={css.brand}>
            <Avatar name={offer.brandName} src={offer.brandLogoUrl} size={20} shape="square" />
            <span>{offer.brandName}</span>
          </Row>
        )
      }
    >
      {hide === 'store' ? (
        campaign.excerpt && <span className={css.where}>{campaign.excerpt}</span>
      ) : (
        <span className={css.where}>
          {storeBelowBrand(store, offer.brandName)}, {store.address}
        </span>
      )}
      <span className={css.facts}>
        {offer.distance !== undefined && <WalkingTime metres={offer.distance} />}
        <OpenFact offer={offer} />
        {campaign.productValue > 0 && (
          <span>
            <Icon name="gift" size={14} />
            {words.value(campaign.productValue)}
          </span>
        )}
        {campaign.fee > 0 && (
          <span>
            <Icon name="coin" size={14} />
            {words.fee(campaign.fee, campaign.feeSpan)}
          </span>
        )}
        {offer.isOpen && offer.placesLeft !== null && (
          <span>
            <Icon name="users" size={14} />
            {words.places(offer.placesLeft)}
          </span>
        )}
      </span>
      <Row gap={8} className={css.foot}>
        <PickupState offer={offer} />
        {mine?.code && mine.state === 'approved' && (
          <span className={css.small}>{t(messages.code, { code: spacedCode(mine.code) })}</span>
        )}
        {storesCount > 1 && (
          <Link href={`/p/marketplace/store-campaigns?campaignId=${offer.campaignId}`} className={css.small}>
            {t(messages.moreStores, { count: storesCount - 1 })}
          </Link>
        )}
      </Row>
      <PickupAction offer={offer} variant="light" className={css.action} onTaken={() => go(pickupPath(offer.id))} />
    </LinkCard>
  )
}
