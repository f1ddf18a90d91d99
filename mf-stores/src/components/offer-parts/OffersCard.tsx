import type { ReactNode } from 'react'
import type { StoreOffer } from '@samspel/api'
import { PagedListFooter } from '@samspel/federation/paged-list'
import { ReadError } from '@samspel/federation/read-error'
import type { PagedListView } from '@samspel/store'
import { Card, EmptyState, SkeletonTable } from '@samspel/ui'
import { type Column, Table } from '@samspel/ui/late'
import css from './OffersCard.module.css'

interface OffersCardProps {
  title: string
  /** Bulk actions beside the title. */
  tools?: ReactNode
  /** Shown above the table. */
  notice?: ReactNode
  list: PagedListView
  offers: readonly StoreOffer[]
  /** The offer's subject first, then booking, places and stock; actions last. */
  columns: readonly Column<StoreOffer>[]
  texts: { loading: string; failed: string; none: string; noneText: string }
}

/** A paged table of offers in a card; on phones three lines per offer. */
export function OffersCard({ title, tools, notice, list, offers, columns, texts }: OffersCardProps) {
  return (
    <Card as="section" padding="none">
      <div className={css.head}>
        <h2>{title}</h2>
        {tools}
      </div>
      {notice && <div className={css.pad}>{notice}</div>}
      {list.status === 'loading' && (
        <div className={css.pad}>
          <SkeletonTable label={texts.loading} columns={3} />
        </div>
      )}
      {list.status === 'error' && (
        <div className={css.pad}>
          <ReadError what={texts.failed} error={list.error} onRetry={list.retry} />
        </div>
      )}
      {offers.length === 0 && (list.status === 'ready' || list.status === 'refreshing') && (
        <EmptyState bare title={texts.none} text={texts.noneText} />
      )}
      {offers.length > 0 && (
        <Table
          className={css.table}
          caption={title}
          columns={columns}
          rows={offers}
          rowKey={({ id }) => id}
          busy={list.status === 'refreshing'}
        />
      )}
      {(list.hasMore || list.status === 'errorMore') && (
        <div className={css.pad}>
          <PagedListFooter list={list} what={texts.failed} />
        </div>
      )}
    </Card>
  )
}
