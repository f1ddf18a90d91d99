import { useState } from 'react'
import type { StockChange, StoreStock } from '@samspel/api'
import { ReadError } from '@samspel/federation/read-error'
import { commonMessages, type Message, useFormats, useText } from '@samspel/i18n'
import { useQuery } from '@samspel/store'
import { Pager, SkeletonList } from '@samspel/ui'
import { Timeline, type TimelineEvent } from '@samspel/ui/late'
import { listStockChanges } from '../../data/stock'
import { messages } from './messages'

const kinds: Record<StockChange['kind'], Message> = {
  set: messages.counted,
  adjust: messages.adjusted,
  reserve: messages.reserved,
  return: messages.returned,
}
const icons = { set: 'clipboard-check', adjust: 'edit', reserve: 'package', return: 'arrow-back-up' } as const

/** The history of a product's stock, latest first: who changed it and why. */
export function Changes({ storeId, storeProductId }: Pick<StoreStock, 'storeId' | 'storeProductId'>) {
  const t = useText()
  const f = useFormats()
  const [page, setPage] = useState(1)
  const query = useQuery(listStockChanges({ params: { id: storeId }, query: { storeProductId, page, perPage: 10 } }))
  if (!query.result)
    return query.status === 'error' ? (
      <ReadError what={t(messages.changesFailed)} error={query.error} onRetry={query.retry} />
    ) : (
      <SkeletonList label={t(commonMessages.loading)} />
    )
  const { meta } = query.result
  const changes = query.result.stockChanges as StockChange[]
  if (changes.length === 0) return <p>{t(messages.noChanges)}</p>
  const events = changes.map(({ id, kind, delta, quantity, onShelf, note, by, createdAt }): TimelineEvent => {
    const sign = delta > 0 ? '+' : ''
    return {
      key: id,
      icon: icons[kind],
      title: t(kinds[kind]),
      value: t(onShelf === null ? messages.becameFree : messages.becameOnShelf, {
        delta: `${sign}${f.number(delta)}`,
        quantity,
        shelf: onShelf ?? 0,
      }),
      detail: [by, f.dateTime(createdAt), note].filter(Boolean).join(' · '),
    }
  })
  return (
    <>
      <Timeline label={t(messages.changes)} events={events} />
      {meta.totalPages > 1 && (
        <Pager
          label={t(messages.changes)}
          previousLabel={t(commonMessages.newer)}
          nextLabel={t(commonMessages.older)}
          summary={t(messages.page, { page: meta.currentPage, pages: meta.totalPages })}
          onPrevious={meta.prevPage ? () => setPage(page - 1) : null}
          onNext={meta.nextPage ? () => setPage(page + 1) : null}
          busy={query.status === 'refreshing'}
        />
      )}
    </>
  )
}
