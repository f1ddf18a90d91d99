import { ReadError } from '@samspel/federation/read-error'
import { useText } from '@samspel/i18n'
import { Button } from '@samspel/ui'
import type { ReadPages } from '../data/api'
import { messages } from './messages'
import css from './Offers.module.css'

/** The button for the next page of a list; nothing at its end. A page that failed is asked for again alone. */
export function LoadMore({
  list: { error, hasMore, failedMore, isLoadingMore, loadMore },
}: {
  list: Omit<ReadPages<unknown>, 'items'>
}) {
  const t = useText()
  if (failedMore)
    return <ReadError what={t(messages.moreFailed)} error={error} onRetry={loadMore} retrying={isLoadingMore} />
  if (!hasMore) return null
  return (
    <div className={css.more}>
      <Button onClick={loadMore} loading={isLoadingMore}>
        {t(messages.loadMore)}
      </Button>
    </div>
  )
}
