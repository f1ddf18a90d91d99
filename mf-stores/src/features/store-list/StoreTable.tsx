import type { StoreListCounts } from '@samspel/api'
import { PagedListFooter } from '@samspel/federation/paged-list'
import { ReadError } from '@samspel/federation/read-error'
import { commonMessages, useText } from '@samspel/i18n'
import { type PagedListView, useEntities } from '@samspel/store'
import { Button, EmptyState, LinkButton, Row, SkeletonList, SkeletonTable, useIsMobile } from '@samspel/ui'
import { type Sort, Table } from '@samspel/ui/late'
import { messages } from './messages'
import { rowEvents } from './row-events'
import css from './StoreRows.module.css'
import { useColumns } from './use-columns'

interface StoreTableProps {
  list: PagedListView
  brandId: string
  isFiltered: boolean
  onClear: () => void
  mayAdd: boolean
  counts: StoreListCounts | undefined
  sort: Sort
  onSort: (sort: Sort) => void
  selectedId: string | undefined
  /** When absent, a click opens the store at once. */
  onSelect: ((id: string) => void) | undefined
  onPoint: (id: string | undefined) => void
}

/** Stores as rows; on phones name, address, pick-ups expected today, and stock. */
export function StoreTable({
  list,
  brandId,
  isFiltered,
  onClear,
  mayAdd,
  counts,
  sort,
  onSort,
  selectedId,
  onSelect,
  onPoint,
}: StoreTableProps) {
  const t = useText()
  const isMobile = useIsMobile()
  const stores = useEntities('stores', list.ids)
  const columns = useColumns({ total: list.totalCount, mayAdd, counts, selectedId })
  if (list.status === 'loading')
    return isMobile ? (
      <SkeletonList label={t(commonMessages.loading)} rows={6} />
    ) : (
      <SkeletonTable label={t(commonMessages.loading)} columns={4} />
    )
  if (list.status === 'error' && stores.length === 0)
    return <ReadError what={t(commonMessages.storesFailed)} error={list.error} onRetry={list.retry} />
  if (stores.length === 0 && isFiltered)
    return <EmptyState title={t(messages.noneFound)} action={<Button onClick={onClear}>{t(messages.clear)}</Button>} />
  if (stores.length === 0) {
    return (
      <EmptyState
        title={t(messages.none)}
        text={t(mayAdd ? messages.noneText : messages.noneForStaff)}
        action={
          mayAdd && (
            <Row gap={8} justify="center">
              <LinkButton icon="plus" href={`/brands/${brandId}/stores/new`}>
                {t(messages.add)}
              </LinkButton>
              <LinkButton icon="upload" href={`/brands/${brandId}/stores/import`}>
                {t(messages.import)}
              </LinkButton>
            </Row>
          )
        }
      />
    )
  }
  return (
    <>
      <div className={css.rows} {...rowEvents({ selectedId, onSelect, onPoint })}>
        <Table
          caption={t(commonMessages.stores)}
          columns={columns}
          rows={stores}
          rowKey={({ id }) => id}
          rowHref={({ id }) => `/brands/${brandId}/stores/${id}`}
          sort={sort}
          onSort={onSort}
          busy={list.status === 'refreshing'}
        />
      </div>
      <PagedListFooter list={list} what={t(commonMessages.storesFailed)} />
    </>
  )
}
