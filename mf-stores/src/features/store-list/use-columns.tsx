import type { BrandStore, StoreListCounts } from '@samspel/api'
import { commonMessages, storeCount, useFormats, useText } from '@samspel/i18n'
import { Avatar, Link, Row } from '@samspel/ui'
import type { Column } from '@samspel/ui/late'
import { partsOf } from '../../components/store-name'
import { messages } from './messages'
import { stockMessages } from './stock-messages'
import { StockCell } from './StockCell'
import css from './StoreRows.module.css'

interface ColumnOptions {
  /** Stores in all, of which rows show some. */
  total: number
  mayAdd: boolean
  counts: StoreListCounts | undefined
  selectedId: string | undefined
}

/** What is told of each store, with the sums at the foot. */
export function useColumns({ total, mayAdd, counts, selectedId }: ColumnOptions): Column<BrandStore>[] {
  const t = useText()
  const f = useFormats()
  // One store needs no sum.
  const foot = total > 1 ? counts?.listed : undefined
  return [
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
      ...(foot && { footer: t(storeCount, { count: total }) }),
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
}
