import type { Campaign } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { Chip, LinkCard, ListItem, Picture } from '@samspel/ui'
import { creatorMessages } from '../../components/creator-messages'
import { BrandLine, SmallFact } from '../../components/CreatorParts'
import { offerValue, placesLeft } from '../../data'
import css from './Marketplace.module.css'
import { messages } from './messages'

/** What the creator gets for it: the fee where there is one, else the worth of the products. */
function Reward({ campaign }: { campaign: Campaign }) {
  const t = useText()
  const f = useFormats()
  const value = offerValue(campaign)
  if (campaign.enablePaidCollaborations) return <SmallFact icon="coin">{t(creatorMessages.fee, { money: f.money(campaign.paidCollaborationPrice) })}</SmallFact>
  return value > 0 && <SmallFact icon="gift">{t(creatorMessages.value, { money: f.money(value) })}</SmallFact>
}

/** An offer that is sent home, as a card. */
export function OfferCard({ campaign, eager }: { campaign: Campaign; eager: boolean }) {
  const t = useText()
  return (
    <LinkCard
      as="li" href={`/marketplace/${campaign.id}`} title={<span className={css.cut}>{campaign.name}</span>} className={css.card}
      media={
        <Picture
          src={campaign.productImageUrl} alt="" ratio={9 / 5} corners="none" eager={eager}
          overlay={campaign.myParticipationId && <Chip tone="primary" icon="check">{t(messages.applied)}</Chip>}
        />
      }
      above={<BrandLine name={campaign.brandName} logoUrl={campaign.brandLogoUrl} />}
    >
      <span className={css.excerpt}>{campaign.excerpt}</span>
      <div className={css.facts}>
        <Reward campaign={campaign} />
        <SmallFact icon="users">{t(creatorMessages.placesLeft, { n: placesLeft(campaign) })}</SmallFact>
      </div>
    </LinkCard>
  )
}

/** An offer that is fetched in a store, as a row. */
export function OfferRow({ campaign }: { campaign: Campaign }) {
  const t = useText()
  const applied = Boolean(campaign.myParticipationId)
  return (
    <ListItem
      href={`/marketplace/${campaign.id}`} title={campaign.name} detail={campaign.brandName}
      picture={<Picture src={campaign.productImageUrl} alt="" ratio={1} width={64} />}
    >
      <div className={css.facts}>
        <Chip tone={applied ? 'primary' : 'neutral'} icon={applied ? 'check' : 'send'}>{t(applied ? messages.applied : messages.applyFirst)}</Chip>
        <Reward campaign={campaign} />
      </div>
    </ListItem>
  )
}
