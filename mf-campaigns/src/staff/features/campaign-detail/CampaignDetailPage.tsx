import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { Slot } from '@samspel/federation'
import { commonMessages, useText } from '@samspel/i18n'
import { usePageTitle, useQueryParams } from '@samspel/navigation'
import { can, type EntityOf, useEntity, useQuery } from '@samspel/store'
import { Page, SkeletonDetail, Stack } from '@samspel/ui'
import { LoadError } from '../../../shared/components/CreatorParts'
import { NextCard } from '../../../shared/components/next/NextCard'
import { getCampaign } from '../../../shared/data'
import { CampaignHead } from './CampaignHead'
import { CampaignTabs } from './CampaignTabs'
import { Figures } from './Figures'
import {
  Board,
  Brief,
  CampaignMentions,
  DailyReach,
  Delivery,
  History,
  Invite,
  MissingMoney,
  OverBudget,
  PackButton,
  Participations,
} from './lazy-parts'
import { messages } from './messages'
import { useNextStep } from './next/use-next-step'
import { ProcessCard } from './process/ProcessCard'
import { Review } from './review/Review'
import { firstTab, hasApplications, toTab } from './tabs'

/** A campaign: progress, participants and potential ones, their posts, messages and history. */
export function CampaignDetailPage() {
  const { id = '' } = useParams()
  const t = useText()
  const { status, error, retry } = useQuery(getCampaign({ params: { id } }))
  const campaign = useEntity('campaigns', id)
  usePageTitle(campaign?.name ?? t(commonMessages.campaign))

  const way = { back: { label: t(commonMessages.campaigns), href: '/campaigns' } }
  if (status === 'error' && (!campaign || error?.status === 404))
    return (
      <Page {...way} title={t(commonMessages.campaign)}>
        <LoadError what={t(messages.loadFailed)} error={error} onRetry={retry} ofCampaign />
      </Page>
    )
  if (!campaign)
    return (
      <Page {...way} title={t(commonMessages.campaign)}>
        <SkeletonDetail label={t(commonMessages.loading)} />
      </Page>
    )
  return <CampaignDetail key={id} campaign={campaign} />
}

/** What comes next, and where the campaign is on its way. */
function Progress({ campaign, next }: { campaign: EntityOf<'campaigns'>; next: ReturnType<typeof useNextStep> }) {
  return (
    <>
      {next && <NextCard next={next.words} isWide />}
      <ProcessCard campaign={campaign} leadsOn={next?.step.act} />
    </>
  )
}

/** How a published campaign goes. */
function Results({ campaign }: { campaign: EntityOf<'campaigns'> }) {
  return (
    <>
      <Figures campaign={campaign} />
      <DailyReach campaign={campaign} />
      {campaign.deliveryMethod === 'pickup' && (
        <Slot name="campaign:stores" props={{ campaignId: campaign.id, brandId: campaign.brandId }} />
      )}
      {hasApplications(campaign) && <Participations campaign={campaign} />}
    </>
  )
}

function CampaignDetail({ campaign }: { campaign: EntityOf<'campaigns'> }) {
  const [query] = useQueryParams()
  const next = useNextStep(campaign)
  const isPublished = campaign.state !== 'draft' && campaign.state !== 'requested'
  const tab = toTab(query.tab) ?? firstTab(campaign)
  const [isSelecting, setSelecting] = useState(false)
  // Reviewers see the brief in the review panel.
  const isJudging = campaign.state === 'requested' && (can(campaign, 'confirm') || can(campaign, 'return'))
  const packs = !isSelecting && (campaign.parcelCounts?.packable ?? 0) > 0 && <PackButton campaign={campaign} />
  return (
    <CampaignHead
      campaign={campaign}
      next={next?.step}
      {...(tab === 'delivery' && { mainAction: packs, isPacking: true })}
    >
      <CampaignTabs campaign={campaign} tab={tab} />
      <Stack gap={16}>
        {(tab === 'overview' || tab === 'brief') && <Review campaign={campaign} />}
        {(tab === 'overview' || tab === 'participations') && !isJudging && (
          <>
            <MissingMoney campaign={campaign} />
            <OverBudget campaign={campaign} />
          </>
        )}
        {tab === 'overview' && <Progress campaign={campaign} next={next} />}
        {tab === 'overview' && isPublished && <Results campaign={campaign} />}
        {tab === 'participations' && <Board campaign={campaign} />}
        {tab === 'delivery' && <Delivery campaign={campaign} onSelecting={setSelecting} />}
        {tab === 'invitations' && (
          <Invite campaign={campaign} shows={query.tab === 'invitations' ? 'invitations' : 'potential'} />
        )}
        {tab === 'mentions' && <CampaignMentions campaign={campaign} />}
        {((tab === 'brief' && !isJudging) || (tab === 'overview' && !isPublished && !isJudging)) && (
          <Brief campaign={campaign} />
        )}
        {tab === 'history' && <History campaignId={campaign.id} />}
      </Stack>
    </CampaignHead>
  )
}
