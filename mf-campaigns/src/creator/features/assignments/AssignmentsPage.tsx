import { useState } from 'react'
import { assignmentGroups } from '@samspel/api/campaign-rules'
import { lazyPart } from '@samspel/federation'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { usePageTitle, useQueryParams } from '@samspel/navigation'
import { selectCurrentInstagramer, useAppSelector, useQuery } from '@samspel/store'
import { EmptyState, Icon, LinkButton, List, ListItem, Page, SkeletonList, Tabs } from '@samspel/ui'
import { creatorMessages } from '../../../shared/components/creator-messages'
import { LoadError } from '../../../shared/components/CreatorParts'
import { ConsentEnded } from '../../components/ConsentEnded'
import { doneAtOnce } from '../../data'
import css from './Assignments.module.css'
import { CalendarOfAll } from './CalendarOfAll'
import { countImageRequests } from './data/image-requests'
import { Groups } from './Groups'
import { messages } from './messages'
import { useAssignments } from './use-assignments'

/** Link to the brands' requests for pictures; renders nothing when there were none. */
function ImageRequests() {
  const t = useText()
  const { result } = useQuery(countImageRequests())
  if (!result || result.counts.all === 0) return null
  const n = result.counts.requested
  return (
    <List label={t(messages.imageRequests)}>
      <ListItem
        href="/image-requests"
        title={t(messages.imageRequests)}
        detail={t(messages.imageRequestsWait, { n })}
        unread={n > 0}
        picture={
          <span className={css.mark}>
            <Icon name="photo-dollar" />
          </span>
        }
      />
    </List>
  )
}

const LeavingNotice = lazyPart(() =>
  import(/* webpackChunkName: "creator-sheets" */ '../../components/leaving').then((module) => module.LeavingNotice),
)

const CreatorRecord = lazyPart(() =>
  import(/* webpackChunkName: "creator-sheets" */ '../../../shared/components/creator-record').then(
    (module) => module.CreatorRecord,
  ),
)

/** What is being left and can still be undone stands on top. */
function Leavings({ query, ofGroup }: Pick<ReturnType<typeof useAssignments>, 'query' | 'ofGroup'>) {
  return assignmentGroups.flatMap(ofGroup).map((assignment) => {
    const [own, campaign] =
      'offer' in assignment
        ? [assignment.offer.storeParticipation, assignment.offer.campaign.name]
        : [assignment.participation, assignment.participation.campaign.name]
    return (
      own.leavingUntil && (
        <LeavingNotice key={own.id} id={own.id} campaign={campaign} until={own.leavingUntil} onUndone={query.retry} />
      )
    )
  })
}

/** The creator's collaborations of both kinds by what needs to be done. */
export function AssignmentsPage() {
  const t = useText()
  const f = useFormats()
  const [{ group: asked }] = useQueryParams()
  const filter = assignmentGroups.find((known) => known === asked) ?? 'all'
  const [done, setDone] = useState(doneAtOnce)
  const { query, ofGroup, counts } = useAssignments(done)
  const me = useAppSelector(selectCurrentInstagramer)
  usePageTitle(t(messages.title))

  const groups = assignmentGroups.filter((known) => known === filter || (counts !== undefined && counts[known] > 0))
  const isEmpty = counts?.[filter] === 0
  const hasDeadlines = counts !== undefined && counts.changes + counts.post + counts.waiting > 0
  return (
    <Page
      title={t(messages.title)}
      titleAside={
        hasDeadlines && (
          <span className={css.calendar}>
            <CalendarOfAll />
          </span>
        )
      }
    >
      {groups.length > 1 && (
        <Tabs
          className={css.tabs}
          label={t(messages.tabs)}
          value={filter}
          items={(['all', ...groups] as const).map((known) => ({
            value: known,
            label: t(
              known === 'all' ? commonMessages.all : known === 'invited' ? messages.invitedTab : messages[known],
            ),
            href: known === 'all' ? '/assignments' : `/assignments?group=${known}`,
            count: counts && f.number(counts[known]),
          }))}
        />
      )}
      <ConsentEnded />
      <Leavings {...{ query, ofGroup }} />
      {filter === 'all' && <ImageRequests />}
      {!counts && query.status === 'error' && (
        <LoadError what={t(messages.loadFailed)} error={query.error} onRetry={query.retry} />
      )}
      {!counts && query.status !== 'error' && <SkeletonList label={t(creatorMessages.loading)} rows={6} />}
      {counts && (
        <Groups filter={filter} ofGroup={ofGroup} counts={counts} onMoreDone={() => setDone(done + doneAtOnce)} />
      )}
      {isEmpty && (
        <EmptyState
          title={t(filter === 'all' ? messages.noneTitle : messages.noneHere)}
          text={t(messages.noneText)}
          action={
            <LinkButton variant="main" href="/marketplace">
              {t(messages.discover)}
            </LinkButton>
          }
        />
      )}
      {counts && filter === 'all' && me && <CreatorRecord creatorId={me.id} isOwn />}
    </Page>
  )
}
