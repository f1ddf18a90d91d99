import { ReadError } from '@samspel/federation/read-error'
import { defineMessages, useText } from '@samspel/i18n'
import type { PagedListView } from '@samspel/store'
import { Button, Row } from '@samspel/ui'

export interface PagedListFooterProps {
  list: Pick<PagedListView, 'status' | 'error' | 'hasMore' | 'loadMore' | 'retry'>
  /** What could not be read, above the reason: 'Butikerna kunde inte hämtas.' */
  what?: string
}

const messages = defineMessages({
  loadMore: {
    id: 'federation.paged-list.load-more',
    description: 'Button under a list: the next page of it',
    defaultMessage: 'Ladda fler',
    en: 'Load more',
  },
})

/** Stands under a paged list: the way to the next page, or why it did not come; nothing at the end of the list. */
export function PagedListFooter({ list, what }: PagedListFooterProps) {
  const t = useText()
  if (list.status === 'errorMore')
    return <ReadError error={list.error} onRetry={list.retry} {...(what !== undefined && { what })} />
  if (!list.hasMore || list.status === 'error') return null
  return (
    <Row justify="center">
      <Button onClick={list.loadMore} loading={list.status === 'loadingMore'}>
        {t(messages.loadMore)}
      </Button>
    </Row>
  )
}
