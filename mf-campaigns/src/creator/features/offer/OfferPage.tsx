import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { lazyPart } from '@samspel/federation'
import { lazyDialog } from '@samspel/federation/lazy-dialog'
import { commonMessages, useText } from '@samspel/i18n'
import { usePageTitle, useQueryParams } from '@samspel/navigation'
import { PayBadge, termsOf } from '@samspel/offer'
import { OfferBody } from '@samspel/offer/page'
import { can, useEntity, useQuery } from '@samspel/store'
import { Avatar, Link, Page, Picture, SkeletonDetail } from '@samspel/ui'
import { creatorMessages } from '../../../shared/components/creator-messages'
import { LoadError } from '../../../shared/components/CreatorParts'
import { DealCard } from '../../../shared/components/lazy-deal'
import { getCampaign } from '../../../shared/data'
import { useEvery } from '../../../shared/use-every'
import { marketplaceHref, useKeptPosition } from '../../components/marketplace-position'
import { Bookmark, Chance } from '../../components/saved-parts'
import { getParticipation } from '../../data'
import { messages } from './messages'
import css from './Offer.module.css'
import { hasOfferAction, OfferAction } from './OfferAction'
import { InvitationNotice, ObstacleNotice } from './OfferNotices'
import { OwnRequirements } from './OwnRequirements'
import { WelcomeNotice } from './WelcomeNotice'

// The sheet brings along the form library.
const ApplySheet = lazyDialog(() =>
  import(/* webpackChunkName: "apply" */ './ApplySheet').then((module) => module.ApplySheet),
)
const MyApplication = lazyPart(() =>
  import(/* webpackChunkName: "offer-more" */ './MyApplication').then((module) => module.MyApplication),
)
const NextSteps = lazyPart(() =>
  import(/* webpackChunkName: "offer-more" */ './NextSteps').then((module) => module.NextSteps),
)

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
  // How many want it changes while one reads.
  useEvery(query.retry, 30_000)
  useKeptPosition()

  const way = {
    breadcrumbs: [{ label: t(messages.crumb), href: marketplaceHref() }],
    breadcrumbsLabel: t(commonMessages.youAreHere),
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
      {...(campaign.deliveryMethod === 'delivery' && { tools: <Bookmark id={campaign.id} name={campaign.name} /> })}
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
        <>
          <Link href={`/brands/${campaign.brandId}`} className={css.brand}>
            <Avatar name={campaign.brandName} src={campaign.brandLogoUrl} size={24} shape="square" />
            {campaign.brandName}
          </Link>
          <PayBadge {...termsOf(campaign)} />
        </>
      }
    >
      <WelcomeNotice campaign={campaign} />
      {participation && <MyApplication participation={participation} isBusy={isWithdrawing} onBusy={setWithdrawing} />}
      <InvitationNotice campaign={campaign} />
      {query.status === 'success' && <ObstacleNotice campaign={campaign} />}
      <OfferBody
        campaign={campaign}
        Deal={DealCard}
        isPictureAbove
        requirements={<OwnRequirements campaign={campaign} />}
        chance={campaign.chance && !participation && <Chance chance={campaign.chance} brandName={campaign.brandName} />}
      >
        {!participation && <NextSteps campaign={campaign} />}
        {campaign.inspirationImageUrl && <Picture src={campaign.inspirationImageUrl} alt="" ratio={4 / 3} />}
      </OfferBody>
      {isOpen && <ApplySheet campaign={campaign} onClose={close} />}
    </Page>
  )
}
