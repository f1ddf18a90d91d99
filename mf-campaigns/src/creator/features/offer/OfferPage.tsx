import { useState } from 'react'
import { useParams } from 'react-router-dom'
import type { Campaign } from '@samspel/api'
import { lazyPart } from '@samspel/federation'
import { lazyDialog } from '@samspel/federation/lazy-dialog'
import { useText } from '@samspel/i18n'
import { usePageTitle, useQueryParams } from '@samspel/navigation'
import { PayBadge, termsOf, usePublishBy } from '@samspel/offer'
import { can, useEntity, useQuery } from '@samspel/store'
import { Avatar, Card, Link, Page, Picture, SkeletonDetail, useIsMobile } from '@samspel/ui'
import { CampaignBrief } from '../../../shared/components/CampaignBrief'
import { creatorMessages } from '../../../shared/components/creator-messages'
import { LoadError, SmallFact } from '../../../shared/components/CreatorParts'
import { OfferTerms } from '../../../shared/components/OfferTerms'
import { getCampaign } from '../../../shared/data'
import { marketplaceHref, useKeptPosition } from '../../components/marketplace-position'
import { getParticipation } from '../../data'
import { messages } from './messages'
import css from './Offer.module.css'
import { hasOfferAction, OfferAction } from './OfferAction'
import { InvitationNotice, ObstacleNotice } from './OfferNotices'
import { Requirements } from './Requirements'
import { WelcomeNotice } from './WelcomeNotice'

// The sheet brings along the form library.
const ApplySheet = lazyDialog(() =>
  import(/* webpackChunkName: "apply" */ './ApplySheet').then((module) => module.ApplySheet),
)
const MyApplication = lazyPart(() =>
  import(/* webpackChunkName: "my-application" */ './MyApplication').then((module) => module.MyApplication),
)
const NextSteps = lazyPart(() =>
  import(/* webpackChunkName: "next-steps" */ './NextSteps').then((module) => module.NextSteps),
)
/** By when it is published. */
function Due({ campaign }: { campaign: Campaign }) {
  const due = usePublishBy(campaign)
  return due && <SmallFact icon="calendar-due">{due}</SmallFact>
}

export function OfferPage() {
  const { campaignId = '' } = useParams()
  const t = useText()
  const query = useQuery(getCampaign({ params: { id: campaignId } }))
  const campaign = useEntity('campaigns', campaignId)
  const participationId = campaign?.myParticipationId
  const [isWithdrawing, setWithdrawing] = useState(false)
  useQuery(participationId && !isWithdrawing ? getParticipation({ params: { id: participationId } }) : undefined)
  const participation = useEntity('participations', participationId)
  const [isApplying, setApplying] = useState(false)
  const [{ apply: asked }, setQuery] = useQueryParams()
  usePageTitle(campaign?.name)
  useKeptPosition()
  const isMobile = useIsMobile()

  const way = {
    breadcrumbs: [{ label: t(messages.crumb), href: marketplaceHref() }],
    breadcrumbsLabel: t(messages.crumbs),
  }
  if (query.status === 'error' && (!campaign || query.error?.status === 404 || query.error?.status === 403)) {
    return (
      <Page title={t(messages.crumb)} {...way}>
        <LoadError error={query.error} onRetry={query.retry} ofCampaign />
      </Page>
    )
  }
  // Data already known from a list is shown at once; the creator's own application comes with the full answer.
  if (!campaign)
    return (
      <Page title={t(creatorMessages.loading)} {...way}>
        <SkeletonDetail label={t(creatorMessages.loading)} />
      </Page>
    )

  const canApply = can(campaign, 'apply')
  // Accepting an invitation opens the application right away.
  const isOpen = isApplying || (asked === '1' && canApply)
  const close = () => {
    setApplying(false)
    if (asked) setQuery({ apply: null })
  }
  return (
    <Page
      title={campaign.name}
      {...way}
      {...(hasOfferAction(campaign, participation) && {
        mainAction: <OfferAction campaign={campaign} participation={participation} onApply={() => setApplying(true)} />,
      })}
      media={
        <Picture
          src={campaign.productImageUrl}
          focus={campaign.productImageFocus}
          alt={campaign.name}
          ratio={2}
          corners="none"
          eager
        />
      }
      context={
        <Link href={`/brands/${campaign.brandId}`} className={css.brand}>
          <Avatar name={campaign.brandName} src={campaign.brandLogoUrl} size={24} shape="square" />
          {campaign.brandName}
        </Link>
      }
    >
      <WelcomeNotice campaign={campaign} />
      {participation && <MyApplication participation={participation} isBusy={isWithdrawing} onBusy={setWithdrawing} />}
      <InvitationNotice campaign={campaign} />
      {query.status === 'success' && <ObstacleNotice campaign={campaign} />}
      <div className={css.layout}>
        <div className={css.column}>
          {!isMobile && (
            <Picture
              src={campaign.productImageUrl}
              focus={campaign.productImageFocus}
              alt={campaign.name}
              ratio={16 / 10}
              eager
            />
          )}
          {isMobile && <Requirements campaign={campaign} />}
          <Card>
            <p className={css.excerpt}>{campaign.excerpt}</p>
            {campaign.caption && campaign.caption !== campaign.excerpt && (
              <p className={css.caption}>{campaign.caption}</p>
            )}
            <div className={css.facts}>
              <PayBadge fee={termsOf(campaign).fee} />
              <Due campaign={campaign} />
            </div>
          </Card>
          <CampaignBrief campaign={campaign} />
        </div>
        <div className={css.column}>
          <OfferTerms campaign={campaign} />
          {!isMobile && <Requirements campaign={campaign} />}
          {!participation && <NextSteps campaign={campaign} />}
          {campaign.inspirationImageUrl && <Picture src={campaign.inspirationImageUrl} alt="" ratio={4 / 3} />}
        </div>
      </div>
      {isOpen && <ApplySheet campaign={campaign} onClose={close} />}
    </Page>
  )
}
