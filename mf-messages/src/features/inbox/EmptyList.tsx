import { useText } from '@samspel/i18n'
import { EmptyState, LinkButton } from '@samspel/ui'
import { listMessages as messages } from './list-messages'
import type { ThreadListView } from './use-thread-list'

/** Why the list of threads is empty, and what to do about it. */
export function EmptyList({ list, isCreator }: { list: ThreadListView; isCreator: boolean }) {
  const t = useText()
  const { filter } = list
  if (filter === 'unread' && !list.words) return <EmptyState bare title={t(messages.noneUnread)} />
  if (filter === 'archived' && !list.words) return <EmptyState bare title={t(messages.noneArchived)} />
  if (list.words || filter !== 'all' || list.campaign)
    return <EmptyState bare title={t(messages.noHitsTitle)} text={t(messages.noHitsText)} />
  return (
    <EmptyState
      title={t(messages.emptyTitle)}
      text={t(isCreator ? messages.emptyCreator : messages.emptyStaff)}
      action={
        <LinkButton variant="main" href={isCreator ? '/marketplace' : '/creators'}>
          {t(isCreator ? messages.discover : messages.creators)}
        </LinkButton>
      }
    />
  )
}
