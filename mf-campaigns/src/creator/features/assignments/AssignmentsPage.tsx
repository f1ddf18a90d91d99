import { participationNeeds } from '@samspel/api'
import { Slot } from '@samspel/federation'
import { useFormats, useText } from '@samspel/i18n'
import { usePageTitle, useQueryParams } from '@samspel/navigation'
import { useEntities, usePagedList, useQuery } from '@samspel/store'
import { EmptyState, Icon, LinkButton, List, ListItem, Page, SkeletonList, Tabs } from '@samspel/ui'
import { creatorMessages } from '../../../shared/components/creator-messages'
import { LoadError, LoadMore } from '../../../shared/components/CreatorParts'
import { type AssignmentFilter, assignmentLists, countMyParticipations } from '../../data'
import css from './Assignments.module.css'
import { CalendarOfAll } from './CalendarOfAll'
import { countImageRequests } from './data/image-requests'
import { Groups } from './Groups'
import { messages } from './messages'

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

/** The creator's collaborations by what needs to be done. */
export function AssignmentsPage() {
  const t = useText()
  const f = useFormats()
  const [{ need }] = useQueryParams()
  const filter: AssignmentFilter = participationNeeds.find((known) => known === need) ?? 'all'
  const list = usePagedList(assignmentLists, filter)
  const participations = useEntities('participations', list.ids)
  const { result } = useQuery(countMyParticipations())
  const counts = result?.needs
  usePageTitle(t(messages.title))

  const filters = participationNeeds.filter((known) => known === filter || (counts?.[known] ?? 0) > 0)
  const hasDeadlines = counts !== undefined && counts.changes + counts.post + counts.review > 0
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
      {filters.length > 1 && (
        <Tabs
          label={t(messages.tabs)}
          value={filter}
          items={[
            {
              value: 'all',
              label: t(messages.all),
              href: '/assignments',
              count: result && f.number(result.counts.all),
            },
            ...filters.map((known) => ({
              value: known,
              label: t(messages[known]),
              href: `/assignments?need=${known}`,
              count: counts && f.number(counts[known]),
            })),
          ]}
        />
      )}
      <ImageRequests />
      {filter === 'all' && <Slot name="assignments:pickups" />}
      {list.status === 'loading' && <SkeletonList label={t(creatorMessages.loading)} rows={6} />}
      {list.status === 'error' && <LoadError what={t(messages.loadFailed)} error={list.error} onRetry={list.retry} />}
      {['ready', 'refreshing'].includes(list.status) && participations.length === 0 && (
        <EmptyState
          title={t(messages.noneTitle)}
          text={t(messages.noneText)}
          action={
            <LinkButton variant="main" href="/marketplace">
              {t(messages.discover)}
            </LinkButton>
          }
        />
      )}
      {list.status !== 'error' && <Groups participations={participations} counts={counts} />}
      <LoadMore list={list} />
    </Page>
  )
}
