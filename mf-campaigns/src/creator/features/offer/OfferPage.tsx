import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { lazyPart } from '@samspel/federation'
import { lazyDialog } from '@samspel/federation/lazy-dialog'
import { useFormats, useText } from '@samspel/i18n'
import { usePageTitle, useQueryParams } from '@samspel/navigation'
import { can, useEntity, useQuery } from '@samspel/store'
import { Avatar, Button, Card, Link, LinkButton, Page, Picture, SkeletonDetail } from '@samspel/ui'
import { CampaignBrief } from '../../../shared/components/CampaignBrief'
import { creatorMessages } from '../../../shared/components/creator-messages'
import { LoadError, SmallFact } from '../../../shared/components/CreatorParts'
import { Demands } from '../../../shared/components/Demands'
import { PayBadge } from '../../../shared/components/OfferCard'
import { OfferTerms } from '../../../shared/components/OfferTerms'
import { getCampaign } from '../../../shared/data'
import { marketplaceHref, useKeptPosition } from '../../components/marketplace-position'
import { getParticipation } from '../../data'
import { messages } from './messages'
import { MyApplication } from './MyApplication'
import { NextSteps } from './NextSteps'
import css from './Offer.module.css'
import { InvitationNotice, ObstacleNotice } from './OfferNotices'

// Forms come with the sheet, and so does the question that guards what was typed into it.
const ApplySheet = lazyDialog(() =>
  import(/* webpackChunkName: "apply" */ './ApplySheet').then((module) => module.ApplySheet),
)
const LeaveQuestion = lazyPart(() => import('@samspel/forms').then((forms) => forms.LeaveQuestion), {
  Loading: null,
  Failed: null,
})

export function OfferPage() {
  const { campaignId = '' } = useParams()
  const t = useText()
  const f = useFormats()
  const query = useQuery(getCampaign({ params: { id: campaignId } }))
  const campaign = useEntity('campaigns', campaignId)
  const participationId = campaign?.myParticipationId
  const [isWithdrawing, setWithdrawing] = useState(false)
  useQuery(participationId && !isWithdrawing ? getParticipation({ params: { id: participationId } }) : undefined)
  const participation = useEntity('participations', participationId)
  const [isApplying, setApplying] = useState(false)
  const [typed, setTyped] = useState('')
  const [{ apply: asked }, setQuery] = useQueryParams()
  usePageTitle(campaign?.name)
  useKeptPosition()

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
  // What a list knew of the campaign is shown at once; the own application comes with the full answer.
  if (!campaign)
    return (
      <Page title={t(creatorMessages.loading)} {...way}>
        <SkeletonDetail label={t(creatorMessages.loading)} />
      </Page>
    )

  const canApply = can(campaign, 'apply')
  // Who answers an invitation by applying lands in the application.
  const isOpen = isApplying || (asked === '1' && canApply)
  const close = () => {
    setApplying(false)
    if (asked) setQuery({ apply: null })
  }
  const mainAction = () => {
    if (canApply)
      return (
        <Button variant="main" icon="send" onClick={() => setApplying(true)}>
          {t(messages.apply)}
        </Button>
      )
    if (campaign.applyObstacle === 'pickup')
      return (
        <LinkButton variant="main" icon="map-pin" href={`/p/marketplace/store-campaigns?campaignId=${campaign.id}`}>
          {t(messages.chooseStore)}
        </LinkButton>
      )
    if (participation?.state === 'approved')
      return (
        <LinkButton variant="main" href={`/assignments/${participation.id}`} iconAfter="arrow-right">
          {t(messages.toAssignment)}
        </LinkButton>
      )
    return undefined
  }

  return (
    <Page
      title={campaign.name}
      {...way}
      mainAction={mainAction()}
      context={
        <Link href={`/brands/${campaign.brandId}`} className={css.brand}>
          <Avatar name={campaign.brandName} src={campaign.brandLogoUrl} size={24} shape="square" />
          {campaign.brandName}
        </Link>
      }
    >
      {participation && <MyApplication participation={participation} isBusy={isWithdrawing} onBusy={setWithdrawing} />}
      <InvitationNotice campaign={campaign} />
      {query.status === 'success' && <ObstacleNotice campaign={campaign} />}
      <div className={css.layout}>
        <div className={css.column}>
          <Picture src={campaign.productImageUrl} alt={campaign.name} ratio={16 / 10} eager />
          <Card>
            <p className={css.excerpt}>{campaign.excerpt}</p>
            {campaign.caption && campaign.caption !== campaign.excerpt && (
              <p className={css.caption}>{campaign.caption}</p>
            )}
            <div className={css.facts}>
              <PayBadge campaign={campaign} />
              {campaign.dueAt && (
                <SmallFact icon="calendar-due">{t(creatorMessages.dueBy, { date: f.date(campaign.dueAt) })}</SmallFact>
              )}
            </div>
          </Card>
          <CampaignBrief campaign={campaign} />
        </div>
        <div className={css.column}>
          <OfferTerms campaign={campaign} />
          <Demands campaign={campaign} known={participation?.demands} />
          {!participation && <NextSteps campaign={campaign} />}
          {campaign.inspirationImageUrl && <Picture src={campaign.inspirationImageUrl} alt="" ratio={4 / 3} />}
        </div>
      </div>
      {typed !== '' && canApply && <LeaveQuestion when />}
      {isOpen && <ApplySheet campaign={campaign} typed={typed} onType={setTyped} onClose={close} />}
    </Page>
  )
}
