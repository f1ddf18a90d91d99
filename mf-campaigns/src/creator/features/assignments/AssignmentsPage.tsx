import { participationNeeds } from '@samspel/api'
import { pickupNeeds } from '@samspel/api/campaign-rules'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { usePageTitle, useQueryParams } from '@samspel/navigation'
import { useEntities, usePagedList, useQuery } from '@samspel/store'
import { EmptyState, Icon, LinkButton, List, ListItem, Page, SkeletonList, Tabs } from '@samspel/ui'
import { creatorMessages } from '../../../shared/components/creator-messages'
import { LoadError, LoadMore } from '../../../shared/components/CreatorParts'
import { ConsentEnded } from '../../components/ConsentEnded'
import {
  type AssignmentFilter,
  assignmentLists,
  assignmentNeeds,
  countAssignments,
  countMyParticipations,
  countNeed,
} from '../../data'
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

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0)

/** The creator's collaborations by what needs to be done. */
export function AssignmentsPage() {
  const t = useText()
  const f = useFormats()
  const [{ need }] = useQueryParams()
  const filter: AssignmentFilter = assignmentNeeds.find((known) => known === need) ?? 'all'
  const ofDeliveries = filter === 'all' || participationNeeds.some((known) => known === filter)
  const ofPickups = pickupNeeds.find((known) => known === filter)
  const list = usePagedList(assignmentLists, ofDeliveries ? filter : undefined)
  const participations = useEntities('participations', list.ids)
  const { result } = useQuery(countMyParticipations())
  const counts = result?.needs
  usePageTitle(t(messages.title))

  const filters = assignmentNeeds.filter(
    (known) => known === filter || (result !== undefined && countNeed(result, known) > 0),
  )
  const atStores = result?.pickups && (ofPickups ? result.pickups[ofPickups] : sumOf(Object.values(result.pickups)))
  const hasPickups = filter === 'all' || ofPickups !== undefined
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
              label: t(commonMessages.all),
              href: '/assignments',
              count: result && f.number(countAssignments(result).all),
            },
            ...filters.map((known) => ({
              value: known,
              label: t(known === 'invited' ? messages.invitedTab : messages[known]),
              href: `/assignments?need=${known}`,
              count: result && f.number(countNeed(result, known)),
            })),
          ]}
        />
      )}
      <ConsentEnded />
      <ImageRequests />
      <Groups filter={filter} participations={list.status === 'error' ? [] : participations} counts={counts}>
        {list.status === 'loading' && <SkeletonList label={t(creatorMessages.loading)} rows={6} />}
        {list.status === 'error' && <LoadError what={t(messages.loadFailed)} error={list.error} onRetry={list.retry} />}
        {['ready', 'refreshing'].includes(list.status) && participations.length === 0 && !(hasPickups && atStores) && (
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
      </Groups>
      <LoadMore list={list} />
    </Page>
  )
}
