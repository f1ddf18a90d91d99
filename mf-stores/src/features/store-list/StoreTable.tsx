import type { BrandStore, StoreListCounts } from '@samspel/api'
import { PagedListFooter } from '@samspel/federation/paged-list'
import { ReadError } from '@samspel/federation/read-error'
import { commonMessages, storeCount, useFormats, useText } from '@samspel/i18n'
import { type PagedListView, useEntities } from '@samspel/store'
import {
  Avatar,
  Button,
  EmptyState,
  Link,
  LinkButton,
  Row,
  SkeletonList,
  SkeletonTable,
  useIsMobile,
} from '@samspel/ui'
import { type Column, type Sort, Table } from '@samspel/ui/late'
import { partsOf } from '../../components/store-name'
import { messages } from './messages'
import { rowEvents } from './row-events'
import { stockMessages } from './stock-messages'
import { StockCell } from './StockCell'
import css from './StoreRows.module.css'

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
  const f = useFormats()
  const isMobile = useIsMobile()
  const stores = useEntities('stores', list.ids)
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
  // One store needs no sum.
  const foot = list.totalCount > 1 ? counts?.listed : undefined
  const columns: Column<BrandStore>[] = [
    {
      key: 'store',
      header: t(commonMessages.store),
      sortKey: 'name',
      wrap: true,
      cell: (store) => {
        const { local } = partsOf(store.name, store.brandName)
        return (
          <Row wrap={false} gap={12}>
            <Avatar name={store.name} src={store.imageUrl ?? store.brandLogoUrl} shape="square" size={40} />
            <span className={css.words} data-store={store.id} data-selected={store.id === selectedId}>
              <span className={css.name} title={store.name}>
                {local}
              </span>
              <span className={css.where}>
                {/* Many stores are named after their town. */}
                {local === store.city ? store.address : `${store.address}, ${store.city}`}
              </span>
              {store.isPlacedInTown && mayAdd && <span className={css.late}>{t(messages.inTown)}</span>}
            </span>
          </Row>
        )
      },
      ...(foot && { footer: t(storeCount, { count: list.totalCount }) }),
    },
    ...(counts
      ? ([
          {
            key: 'offers',
            header: t(commonMessages.offers),
            sortKey: 'openOffers',
            align: 'end',
            hideOnPhone: true,
            cell: ({ id, openOffers = 0, waitingApplications = 0 }) => (
              <span className={css.numbers}>
                <span>{openOffers === 0 ? '–' : f.number(openOffers)}</span>
                {waitingApplications > 0 &&
                  (mayAdd ? (
                    <Link href={`/applications?kind=stores&store=${id}`} className={css.late}>
                      {t(stockMessages.toAnswerCount, { count: waitingApplications })}
                    </Link>
                  ) : (
                    <span className={css.late}>{t(stockMessages.toAnswerCount, { count: waitingApplications })}</span>
                  ))}
              </span>
            ),
            ...(foot && { footer: f.number(foot.openOffers) }),
          },
          {
            key: 'expected',
            header: t(messages.expectedToday),
            sortKey: 'expectedToday',
            align: 'end',
            cell: ({ openOffers = 0, expectedToday = 0, lateToday = 0 }) => (
              <span className={css.numbers}>
                <span className={css.name}>
                  {openOffers === 0 && expectedToday === 0 ? '–' : f.number(expectedToday)}
                </span>
                {lateToday > 0 && <span className={css.late}>{t(messages.late, { count: lateToday })}</span>}
              </span>
            ),
            ...(foot && { footer: f.number(foot.expectedToday) }),
          },
          {
            key: 'stock',
            header: t(stockMessages.stock),
            sortKey: 'stock',
            cell: (store) => <StockCell {...store} />,
            ...(foot && foot.storesShort > 0 && { footer: t(storeCount, { count: foot.storesShort }) }),
          },
        ] satisfies Column<BrandStore>[])
      : []),
  ]
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
