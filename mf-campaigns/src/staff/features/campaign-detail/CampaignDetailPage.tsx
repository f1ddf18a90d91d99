import { useParams } from 'react-router-dom'
import { Slot } from '@samspel/federation'
import { commonMessages, useText } from '@samspel/i18n'
import { usePageTitle, useQueryParams } from '@samspel/navigation'
import { OfferBrief, ProductList } from '@samspel/offer/page'
import { can, type EntityOf, useEntity, useQuery } from '@samspel/store'
import { Page, SkeletonDetail, Stack, Tabs } from '@samspel/ui'
import { LoadError } from '../../../shared/components/CreatorParts'
import { NextCard } from '../../../shared/components/next/NextCard'
import { getCampaign } from '../../../shared/data'
import { CampaignHead } from './CampaignHead'
import { Figures } from './Figures'
import { Board, CampaignMentions, DailyReach, History, Invite, Participations } from './lazy-parts'
import { messages, tabNames } from './messages'
import { MissingMoney } from './MissingMoney'
import { useNextStep } from './next/use-next-step'
import { ProcessCard } from './process/ProcessCard'
import { Review } from './review/Review'

const tabs = ['overview', 'participations', 'invitations', 'mentions', 'brief', 'history'] as const
type Tab = (typeof tabs)[number]
/** Potential creators are part of the invitations tab but have their own address. */
const toTab = (value: string | undefined): Tab =>
  value === 'potential' ? 'invitations' : (tabs.find((tab) => tab === value) ?? 'overview')
/** One tab's filters mean nothing in another. */
const withoutFilters = { q: '', sort: '', starred: '', problem: '', view: '', state: '', list: '' }

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

function CampaignDetail({ campaign }: { campaign: EntityOf<'campaigns'> }) {
  const t = useText()
  const [query, setQuery] = useQueryParams()
  const next = useNextStep(campaign)
  const isPublished = campaign.state !== 'draft' && campaign.state !== 'requested'
  const counts: Partial<Record<Tab, number>> = {
    participations: campaign.approvedParticipationsCount,
    mentions: campaign.mentionsCount,
  }
  const tab = toTab(query.tab)
  // Reviewers see the brief in the review panel.
  const isJudging = campaign.state === 'requested' && (can(campaign, 'confirm') || can(campaign, 'return'))
  const isPickup = campaign.deliveryMethod === 'pickup'
  // Pick-up campaigns take applications only at their stores (decision 99).
  const hasApplications =
    !isPickup ||
    campaign.pendingParticipationsCount + campaign.approvedParticipationsCount + campaign.rejectedParticipationsCount >
      0
  const nameOf = (value: Tab) => (value === 'participations' && isPickup ? messages.withoutStore : tabNames[value])
  return (
    <CampaignHead campaign={campaign} next={next?.step}>
      <Tabs
        label={t(messages.tabs)}
        value={tab}
        onChange={(next) =>
          setQuery({ ...withoutFilters, tab: next === 'overview' ? '' : next === 'invitations' ? 'potential' : next })
        }
        items={tabs
          .filter((value) => value !== 'participations' || hasApplications || tab === value)
          .map((value) => ({ value, label: t(nameOf(value)), count: counts[value] || undefined }))}
      />
      <Stack gap={16}>
        {(tab === 'overview' || tab === 'brief') && <Review campaign={campaign} />}
        {(tab === 'overview' || tab === 'participations') && !isJudging && <MissingMoney campaign={campaign} />}
        {tab === 'overview' && next && <NextCard next={next.words} isWide />}
        {tab === 'overview' && <ProcessCard campaign={campaign} leadsOn={next?.step.act} />}
        {tab === 'overview' && isPublished && (
          <>
            <Figures campaign={campaign} />
            <DailyReach campaign={campaign} />
            {isPickup && <Slot name="campaign:stores" props={{ campaignId: campaign.id, brandId: campaign.brandId }} />}
            {hasApplications && <Participations campaign={campaign} />}
          </>
        )}
        {tab === 'participations' && <Board campaign={campaign} />}
        {tab === 'invitations' && (
          <Invite campaign={campaign} shows={query.tab === 'invitations' ? 'invitations' : 'potential'} />
        )}
        {tab === 'mentions' && <CampaignMentions campaign={campaign} />}
        {((tab === 'brief' && !isJudging) || (tab === 'overview' && !isPublished && !isJudging)) && (
          <>
            <OfferBrief campaign={campaign} title={messages.brief} />
            <ProductList products={campaign.products} title={messages.products} />
          </>
        )}
        {tab === 'history' && <History campaignId={campaign.id} />}
      </Stack>
    </CampaignHead>
  )
}
