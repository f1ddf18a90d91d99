import type { BrandStore } from '@samspel/api'
import { PagedListFooter } from '@samspel/federation/paged-list'
import { ReadError } from '@samspel/federation/read-error'
import { useFormats, useText } from '@samspel/i18n'
import { type PagedListView, useEntities } from '@samspel/store'
import { Avatar, Button, EmptyState, LinkButton, Row, SkeletonTable } from '@samspel/ui'
import { type Column, Table } from '@samspel/ui/late'
import { messages as shared } from '../../components/messages'
import { messages } from './messages'
import { rowEvents } from './row-events'
import css from './StoreRows.module.css'

interface StoreTableProps {
  list: PagedListView
  brandId: string
  isFiltered: boolean
  onClear: () => void
  mayAdd: boolean
  selectedId: string | undefined
  /** Absent: a press opens the store at once. */
  onSelect: ((id: string) => void) | undefined
  onPoint: (id: string | undefined) => void
}

/** Stores as rows; on phones a card each. */
export function StoreTable({
  list,
  brandId,
  isFiltered,
  onClear,
  mayAdd,
  selectedId,
  onSelect,
  onPoint,
}: StoreTableProps) {
  const t = useText()
  const f = useFormats()
  const stores = useEntities('stores', list.ids)
  if (list.status === 'loading') return <SkeletonTable label={t(shared.loading)} columns={4} />
  if (list.status === 'error' && stores.length === 0)
    return <ReadError what={t(shared.failed)} error={list.error} onRetry={list.retry} />
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
  const columns: Column<BrandStore>[] = [
    {
      key: 'store',
      header: t(messages.store),
      cell: (store) => (
        <Row wrap={false} gap={12}>
          <Avatar name={store.name} src={store.imageUrl} shape="square" size={40} />
          <span className={css.words} data-store={store.id} data-selected={store.id === selectedId}>
            <span className={css.name}>{store.name}</span>
            <span className={css.where}>
              {store.address}, {store.city}
            </span>
          </span>
        </Row>
      ),
    },
    { key: 'country', header: t(shared.country), cell: (store) => f.country(store.countryCode) },
  ]
  return (
    <>
      <div className={css.rows} {...rowEvents({ selectedId, onSelect, onPoint })}>
        <Table
          caption={t(shared.stores)}
          columns={columns}
          rows={stores}
          rowKey={({ id }) => id}
          rowHref={({ id }) => `/brands/${brandId}/stores/${id}`}
          busy={list.status === 'refreshing'}
        />
      </div>
      <PagedListFooter list={list} what={t(shared.failed)} />
    </>
  )
}
