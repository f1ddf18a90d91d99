import { PagedListFooter } from '@samspel/federation/paged-list'
import { useText } from '@samspel/i18n'
import type { ReadPages } from '../data/api'
import { messages } from './messages'

/** The button that loads the next page of a list. After a failure only that page is requested again. */
export function LoadMore({
  list: { error, hasMore, failedMore, isLoadingMore, loadMore },
}: {
  list: Omit<ReadPages<unknown>, 'items'>
}) {
  const t = useText()
  const status = failedMore ? 'errorMore' : isLoadingMore ? 'loadingMore' : 'ready'
  return <PagedListFooter list={{ status, error, hasMore, loadMore, retry: loadMore }} what={t(messages.moreFailed)} />
}
