import { useParams } from 'react-router-dom'
import { useFormats, useText } from '@samspel/i18n'
import { usePageTitle, useQueryParams } from '@samspel/navigation'
import { can, useEntity, useQuery } from '@samspel/store'
import { LinkButton, Notice, Page, SkeletonCards } from '@samspel/ui'
import { creatorMessages } from '../../../shared/components/creator-messages'
import { LoadError } from '../../../shared/components/CreatorParts'
import { getCampaign } from '../../../shared/data'
import { getParticipation } from '../../data'
import { getMention } from './data/actions'
import { messages } from './messages'
import { PostForm } from './PostForm'
import css from './PostMentionPage.module.css'

export function PostMentionPage() {
  const { participationId = '' } = useParams()
  const t = useText()
  const f = useFormats()
  const query = useQuery(getParticipation({ params: { id: participationId } }))
  const participation = useEntity('participations', participationId)
  const campaignId = participation?.campaignId
  const campaignQuery = useQuery(campaignId ? getCampaign({ params: { id: campaignId } }) : undefined)
  const campaign = useEntity('campaigns', campaignId)
  const [{ mention: mentionId }] = useQueryParams()
  const mentionQuery = useQuery(mentionId ? getMention({ params: { id: mentionId } }) : undefined)
  const mention = useEntity('mentions', mentionId)
  const title = t(mentionId ? messages.titleAgain : messages.title)
  usePageTitle(title)

  const dueAt = participation?.deadlinePausedAt ? null : participation?.dueAt
  const href = `/assignments/${participationId}`
  const failed = [query, campaignQuery, mentionQuery].find(({ status }) => status === 'error')
  const content = () => {
    if (participation && !mentionId && !can(participation, 'postMention'))
      return (
        <Notice
          kind="warn"
          action={
            <LinkButton size="sm" href={href}>
              {t(messages.toAssignment)}
            </LinkButton>
          }
        >
          {t(messages.closed)}
        </Notice>
      )
    if (mention && !can(mention, 'resubmit'))
      return (
        <Notice
          kind="warn"
          action={
            <LinkButton size="sm" href={href}>
              {t(messages.toAssignment)}
            </LinkButton>
          }
        >
          {t(messages.notAgain)}
        </Notice>
      )
    if (participation && campaign && (!mentionId || mention)) {
      return (
        <>
          {mention?.rejectReason && (
            <Notice kind="warn" icon="message-2" title={t(messages.changesTitle)}>
              {mention.rejectReason}
            </Notice>
          )}
          <PostForm
            key={mentionId ?? participationId}
            participationId={participationId}
            campaign={campaign}
            kinds={participation.campaign.mentionKinds}
            again={mention}
          />
        </>
      )
    }
    if (failed) return <LoadError error={failed.error} onRetry={failed.retry} ofCampaign={failed === campaignQuery} />
    return <SkeletonCards label={t(creatorMessages.loading)} count={6} min={150} />
  }
  return (
    <Page
      isTask
      title={title}
      width="narrow"
      className={css.page}
      context={dueAt && t(creatorMessages.dueBy, { date: f.date(dueAt) })}
      breadcrumbsLabel={t(messages.crumbs)}
      breadcrumbs={[{ label: participation?.campaign.name ?? t(messages.toAssignment), href }]}
    >
      {content()}
    </Page>
  )
}
