import { useText } from '@samspel/i18n'
import type { PagedListView } from '@samspel/store'
import { Button, ErrorState } from '@samspel/ui'
import { common } from './messages'

/** The next page of a list, or why it did not come. */
export function More({ list }: { list: PagedListView }) {
  const t = useText()
  if (list.status === 'errorMore' && list.error)
    return <ErrorState message={t(list.error.message)} retryLabel={t(common.retry)} onRetry={list.retry} />
  if (!list.hasMore || list.status === 'error') return null
  return (
    <div>
      <Button onClick={list.loadMore} loading={list.status === 'loadingMore'}>
        {t(common.more)}
      </Button>
    </div>
  )
}
