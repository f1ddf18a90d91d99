import type { Brand, Campaign } from '@samspel/api'
import { participantsOf } from '@samspel/api/campaign-rules'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { PayBadge, termsOf, useOfferWords } from '@samspel/offer'
import { useEntities, usePagedList } from '@samspel/store'
import { Chip, EmptyState, Link, LinkButton, List, ListItem, Picture, SectionHead, SkeletonList } from '@samspel/ui'
import { deliveryNames } from '../../components/campaign-names'
import { LoadError, LoadMore, SmallFact } from '../../components/CreatorParts'
import css from './Brand.module.css'
import { brandCampaignKey, brandCampaignLists } from './data/brand-lists'
import { messages } from './messages'

function CampaignItem({ campaign, isCreator }: { campaign: Campaign; isCreator: boolean }) {
  const t = useText()
  const f = useFormats()
  const { id, deliveryMethod, placesLeft, endAt } = campaign
  const { participants, places } = participantsOf(campaign)
  const words = useOfferWords()
  return (
    <ListItem
      href={`/${isCreator ? 'marketplace' : 'campaigns'}/${id}`}
      title={campaign.name}
      detail={campaign.excerpt}
      picture={
        <Picture src={campaign.productImageUrl} focus={campaign.productImageFocus} alt="" ratio={1} width={64} />
      }
    >
      <div className={css.facts}>
        <SmallFact icon={deliveryMethod === 'pickup' ? 'building-store' : 'truck-delivery'}>
          {t(deliveryNames[deliveryMethod])}
        </SmallFact>
        {isCreator && <PayBadge {...termsOf(campaign)} />}
        {isCreator
          ? placesLeft !== null && <SmallFact icon="users">{words.places(placesLeft)}</SmallFact>
          : places > 0 && (
              <SmallFact icon="users">
                {t(messages.places, { participants: f.number(participants), places: f.number(places) })}
              </SmallFact>
            )}
        {endAt && <SmallFact icon="calendar">{f.date(endAt, 'short')}</SmallFact>}
        {isCreator && campaign.myParticipationId && (
          <Chip tone="primary" icon="check">
            {t(messages.applied)}
          </Chip>
        )}
      </div>
    </ListItem>
  )
}

/** Campaigns open for applications: offers for creators, the brand's own campaigns for staff. */
export function BrandCampaigns({ brand, isCreator }: { brand: Brand; isCreator: boolean }) {
  const t = useText()
  const f = useFormats()
  const list = usePagedList(brandCampaignLists, brandCampaignKey(brand.id, isCreator))
  const campaigns = useEntities('campaigns', list.ids)
  const title = t(isCreator ? messages.offers : messages.campaigns)
  const isSettled = list.status !== 'loading' && list.status !== 'error'
  return (
    <section className={css.section} aria-label={title}>
      <SectionHead
        title={title}
        {...(isSettled && { count: f.number(list.totalCount) })}
        aside={!isCreator && <Link href="/campaigns?state=confirmed">{t(commonMessages.allCampaigns)}</Link>}
      />
      {list.status === 'loading' && <SkeletonList label={t(messages.loading)} rows={3} />}
      {list.status === 'error' && (
        <LoadError what={t(messages.campaignsFailed)} error={list.error} onRetry={list.retry} />
      )}
      {isSettled &&
        campaigns.length === 0 &&
        (isCreator ? (
          <EmptyState
            title={t(messages.noOffers)}
            text={t(messages.noOffersText)}
            action={
              <LinkButton href="/marketplace" variant="light">
                {t(messages.discover)}
              </LinkButton>
            }
          />
        ) : (
          <EmptyState title={t(messages.noCampaigns)} text={t(messages.noCampaignsText)} />
        ))}
      {campaigns.length > 0 && list.status !== 'error' && (
        <List label={title}>
          {campaigns.map((campaign) => (
            <CampaignItem key={campaign.id} campaign={campaign} isCreator={isCreator} />
          ))}
        </List>
      )}
      <div className={css.more}>
        <LoadMore list={list} />
      </div>
    </section>
  )
}
