import { useFormats, useText } from '@samspel/i18n'
import { useEntities, usePagedList, usePageTitle, useQuery, useQueryParams } from '@samspel/store'
import { EmptyState, LinkButton, List, Page, SkeletonList, Tabs } from '@samspel/ui'
import { creatorMessages } from '../../components/creator-messages'
import { LoadError, LoadMore } from '../../components/CreatorParts'
import { usePendingMentions } from '../../components/usePendingMentions'
import { decisionFilters, listMyParticipations, participationListKey, participationLists } from '../../data'
import { AssignmentRow } from './AssignmentRow'
import { messages } from './messages'

export function AssignmentsPage() {
  const t = useText()
  const f = useFormats()
  const [{ state: asked }] = useQueryParams()
  const state = decisionFilters.find((filter) => filter === asked) ?? 'all'
  const list = usePagedList(participationLists, participationListKey('me', state))
  const participations = useEntities('participations', list.ids)
  const { result } = useQuery(listMyParticipations({ query: { perPage: 1 } }))
  const pending = usePendingMentions()
  usePageTitle(t(messages.title))

  return (
    <Page title={t(messages.title)}>
      <Tabs
        label={t(messages.tabs)} value={state}
        items={decisionFilters.map((filter) => ({
          value: filter, label: t(messages[filter]), href: filter === 'all' ? '/assignments' : `/assignments?state=${filter}`, count: result && f.number(result.counts[filter]),
        }))}
      />
      {list.status === 'loading' && <SkeletonList label={t(creatorMessages.loading)} rows={6} />}
      {list.status === 'error' && <LoadError error={list.error} onRetry={list.retry} />}
      {['ready', 'refreshing'].includes(list.status) && participations.length === 0 && (
        <EmptyState title={t(messages.noneTitle)} text={t(messages.noneText)} action={<LinkButton variant="main" href="/marketplace">{t(messages.discover)}</LinkButton>} />
      )}
      {participations.length > 0 && (
        <List label={t(messages[state])}>
          {participations.map((participation) => <AssignmentRow key={participation.id} participation={participation} pending={pending} />)}
        </List>
      )}
      <LoadMore list={list} />
    </Page>
  )
}
