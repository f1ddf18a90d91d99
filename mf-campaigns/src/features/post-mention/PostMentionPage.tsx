import { useFormats, useText } from '@samspel/i18n'
import { can, useEntity, usePageTitle, useQuery } from '@samspel/store'
import { LinkButton, Notice, Page, SkeletonCards } from '@samspel/ui'
import { useParams } from 'react-router'
import { creatorMessages } from '../../components/creator-messages'
import { LoadError } from '../../components/CreatorParts'
import { getCampaign, getParticipation } from '../../data'
import { messages } from './messages'
import css from './PostMentionPage.module.css'
import { PostForm } from './PostForm'

export function PostMentionPage() {
  const { participationId = '' } = useParams()
  const t = useText()
  const f = useFormats()
  const query = useQuery(getParticipation({ params: { id: participationId } }))
  const participation = useEntity('participations', participationId)
  const campaignId = participation?.campaignId
  const campaignQuery = useQuery(campaignId ? getCampaign({ params: { id: campaignId } }) : undefined)
  const campaign = useEntity('campaigns', campaignId)
  usePageTitle(t(messages.title))

  const dueAt = participation?.campaign.dueAt
  const href = `/assignments/${participationId}`
  const failed = [query, campaignQuery].find(({ status }) => status === 'error')
  const content = () => {
    if (participation && !can(participation, 'postMention')) return <Notice kind="warn" action={<LinkButton size="sm" href={href}>{t(messages.toAssignment)}</LinkButton>}>{t(messages.closed)}</Notice>
    if (participation && campaign) return <PostForm key={participationId} participationId={participationId} campaign={campaign} />
    if (failed) return <LoadError error={failed.error} onRetry={failed.retry} ofCampaign={failed === campaignQuery} />
    return <SkeletonCards label={t(creatorMessages.loading)} count={6} min={150} />
  }
  return (
    <Page
      title={t(messages.title)} width="narrow" className={css.page} context={dueAt && t(creatorMessages.dueBy, { date: f.date(dueAt) })} breadcrumbsLabel={t(messages.crumbs)}
      breadcrumbs={[{ label: participation?.campaign.name ?? t(messages.toAssignment), href }]}
    >{content()}</Page>
  )
}
