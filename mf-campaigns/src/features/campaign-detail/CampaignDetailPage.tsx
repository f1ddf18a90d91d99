import { useText } from '@samspel/i18n'
import { useAppSelector, useEntity, usePageTitle, useQuery, useQueryParams } from '@samspel/store'
import { Page, SkeletonDetail, Stack, Tabs } from '@samspel/ui'
import { useParams } from 'react-router'
import { CampaignBrief, ProductList } from '../../components/CampaignBrief'
import { LoadError } from '../../components/CreatorParts'
import { getCampaign, reviewCountsKey, selectReviewCounts } from '../../data'
import { CampaignHead } from './CampaignHead'
import { CampaignMentions } from './CampaignMentions'
import { DailyReach } from './DailyReach'
import { Figures } from './Figures'
import { History } from './History'
import { messages, tabNames } from './messages'
import { Participations } from './Participations'
import { ReviewPanel } from './ReviewPanel'

const tabs = ['overview', 'participants', 'posts', 'brief', 'events'] as const
type Tab = (typeof tabs)[number]
const toTab = (value: string | undefined): Tab => tabs.find((tab) => tab === value) ?? 'overview'

/** One campaign: how it goes, who takes part, what they posted, what they were asked, and what happened. */
export function CampaignDetailPage() {
  const { id = '' } = useParams()
  const t = useText()
  const [query, setQuery] = useQueryParams()
  const { status, error, retry } = useQuery(getCampaign({ params: { id } }))
  const campaign = useEntity('campaigns', id)
  const known = useAppSelector((state) => selectReviewCounts(state, reviewCountsKey({ campaignId: id })))
  usePageTitle(campaign?.name ?? t(messages.title))

  if (status === 'error' && (!campaign || error?.status === 404)) return <Page title={t(messages.title)}><LoadError error={error} onRetry={retry} ofCampaign /></Page>
  if (!campaign) return <Page title={t(messages.title)}><SkeletonDetail label={t(messages.loading)} /></Page>

  const counts: Partial<Record<Tab, number>> = {
    participants: campaign.pendingParticipationsCount + campaign.approvedParticipationsCount + campaign.rejectedParticipationsCount,
    // Rejected posts are in no counter of the campaign: they are counted as soon as its posts were asked for.
    posts: known?.all ?? campaign.numPosts + campaign.approvedMentionsCount + campaign.pendingMentionsCount,
  }
  const tab = toTab(query.tab)
  const isPublished = campaign.state !== 'draft' && campaign.state !== 'requested'
  return (
    <CampaignHead campaign={campaign}>
      <Tabs
        label={t(messages.tabs)} value={tab} onChange={(next) => setQuery({ tab: next === 'overview' ? '' : next })}
        items={tabs.map((value) => ({ value, label: t(tabNames[value]), count: counts[value] || undefined }))}
      />
      <Stack gap={16}>
        <ReviewPanel campaign={campaign} />
        {tab === 'overview' && isPublished && <><Figures campaign={campaign} /><DailyReach campaign={campaign} /></>}
        {tab === 'participants' || (tab === 'overview' && isPublished) ? <Participations campaign={campaign} /> : null}
        {tab === 'posts' && <CampaignMentions campaign={campaign} />}
        {(tab === 'brief' || (tab === 'overview' && !isPublished)) && <><CampaignBrief campaign={campaign} title={messages.brief} /><ProductList products={campaign.products} title={messages.products} /></>}
        {tab === 'events' && <History campaignId={campaign.id} />}
      </Stack>
    </CampaignHead>
  )
}
