import { useParams } from 'react-router-dom'
import { useGo } from '@samspel/federation/go-on'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { usePageTitle, useQueryParams } from '@samspel/navigation'
import { can, useAppDispatch, useEntity, useQuery } from '@samspel/store'
import { Page } from '@samspel/ui'
import { creatorMessages } from '../../../shared/components/creator-messages'
import { LoadError } from '../../../shared/components/CreatorParts'
import { createMention } from '../../../shared/data'
import { getParticipation } from '../../data'
import { messages } from './messages'
import css from './PostMentionPage.module.css'
import { PostTask } from './PostTask'

export function PostMentionPage() {
  const { participationId = '' } = useParams()
  const t = useText()
  const f = useFormats()
  const dispatch = useAppDispatch()
  const go = useGo()
  const query = useQuery(getParticipation({ params: { id: participationId } }))
  const participation = useEntity('participations', participationId)
  const [{ mention: mentionId }] = useQueryParams()
  const title = t(mentionId ? messages.titleAgain : messages.title)
  usePageTitle(title)

  const dueAt = participation?.deadlinePausedAt ? null : participation?.dueAt
  const href = `/assignments/${participationId}`
  return (
    <Page
      isTask
      title={title}
      width="narrow"
      className={css.page}
      context={dueAt && t(creatorMessages.dueBy, { date: f.date(dueAt) })}
      breadcrumbsLabel={t(commonMessages.youAreHere)}
      breadcrumbs={[{ label: participation?.campaign.name ?? t(messages.toAssignment), href }]}
    >
      {query.status === 'error' && !participation ? (
        <LoadError error={query.error} onRetry={query.retry} />
      ) : (
        <PostTask
          campaignId={participation?.campaignId}
          approved={participation}
          mentionId={mentionId}
          mayPost={participation && can(participation, 'postMention')}
          back={{ href, label: t(messages.toAssignment) }}
          send={(body) => dispatch(createMention({ params: { id: participationId }, body }))}
          onSent={() => go(href)}
        />
      )}
    </Page>
  )
}
