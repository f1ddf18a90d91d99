import { useState } from 'react'
import type { Store, StoreStock } from '@samspel/api'
import { ReadError } from '@samspel/federation/read-error'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { useQuery } from '@samspel/store'
import { Avatar, Button, Card, Chip, EmptyState, Notice, SkeletonTable } from '@samspel/ui'
import { type Column, Table } from '@samspel/ui/late'
import { listStoreStock } from '../../data/stock'
import { useStoreMessage } from '../../data/store-message'
import { StockDialog } from './lazy-parts'
import { messages } from './messages'
import { Stepper } from './Stepper'
import css from './Stock.module.css'

const PER_PAGE = 100

export const useStock = (storeId: string) =>
  useQuery(listStoreStock({ params: { id: storeId }, query: { perPage: PER_PAGE } }))

/** What the store has run out of, with a link to adjust it. */
export function StockNotice({ store }: { store: Store }) {
  const t = useText()
  const stock = useStock(store.id).result?.storeStock as StoreStock[] | undefined
  // A product that no offer gives away is not missed.
  const out = stock?.filter(({ level, openOffers }) => level === 'out' && openOffers !== 0) ?? []
  const short = stock?.find(({ onShelf, reserved }) => onShelf < reserved)
  const first = short ?? out[0]
  if (!first) return null
  return (
    <Notice
      kind="warn"
      title={
        short
          ? t(messages.isShort, { name: short.name })
          : out.length === 1
            ? t(messages.isOut, { name: first.name })
            : t(messages.areOut, { count: out.length })
      }
      action={
        <Button size="sm" onClick={() => document.getElementById(`stock-${first.storeProductId}`)?.focus()}>
          {t(messages.fill)}
        </Button>
      }
    >
      {short ? t(messages.shortText, { shelf: short.onShelf, booked: short.reserved }) : t(messages.outText)}
    </Notice>
  )
}

function Level({ stock: { level, openOffers, reserved } }: { stock: StoreStock }) {
  const t = useText()
  // Nothing asks for it: it neither suffices nor lacks.
  if (openOffers === 0 && reserved === 0) return <span className={css.quiet}>–</span>
  return level === 'enough' ? (
    <span className={css.quiet}>{t(messages.enough)}</span>
  ) : (
    <Chip tone={level === 'out' ? 'bad' : 'warn'} icon="alert-triangle">
      {t(level === 'out' ? messages.out : messages.low)}
    </Chip>
  )
}

/** The store's stock by product, with the history of changes. */
export function Stock({ store }: { store: Store }) {
  const t = useText()
  const f = useFormats()
  const query = useStock(store.id)
  const [openId, setOpenId] = useState<string | undefined>()
  const rows = (query.result?.storeStock ?? []) as StoreStock[]
  const opened = rows.find(({ storeProductId }) => storeProductId === openId)
  // Row E-39: the product whose stock is open.
  useStoreMessage(opened ? { store, storeProduct: { id: opened.storeProductId, name: opened.name } } : {})
  const columns: Column<StoreStock>[] = [
    {
      key: 'product',
      header: t(messages.product),
      wrap: true,
      cell: (one) => (
        <span className={css.product}>
          <Avatar name={one.name} src={one.imageUrl} size={40} shape="square" />
          <span className={css.words}>
            <b>{one.name}</b>
            {one.changedAt && (
              <span className={css.quiet}>
                {[one.changedBy, f.date(one.changedAt, 'short')].filter(Boolean).join(', ')}
              </span>
            )}
            <span className={css.onPhone}>
              <Level stock={one} />
              <span className={css.quiet}>{t(messages.freeCount, { count: one.quantity })}</span>
              {one.reserved > 0 && (
                <span className={css.quiet}>{t(messages.bookedCount, { count: one.reserved })}</span>
              )}
            </span>
          </span>
        </span>
      ),
    },
    {
      key: 'level',
      header: t(messages.level),
      hideOnPhone: true,
      cell: (one) => <Level stock={one} />,
    },
    {
      key: 'reserved',
      hideOnPhone: true,
      header: t(messages.booked),
      align: 'end',
      cell: ({ reserved }) => (reserved > 0 ? f.number(reserved) : '–'),
    },
    {
      key: 'free',
      hideOnPhone: true,
      header: t(messages.free),
      align: 'end',
      cell: ({ quantity }) => f.number(quantity),
    },
    {
      key: 'stock',
      header: t(messages.onShelf),
      align: 'end',
      cell: (one) => <Stepper stock={one} onOpen={() => setOpenId(one.storeProductId)} />,
    },
  ]
  return (
    <Card as="section" padding="none">
      <div className={css.head}>
        <h2>{t(messages.title)}</h2>
      </div>
      {!query.result && query.status === 'error' && (
        <div className={css.pad}>
          <ReadError what={t(messages.failed)} error={query.error} onRetry={query.retry} />
        </div>
      )}
      {!query.result && query.status !== 'error' && (
        <div className={css.pad}>
          <SkeletonTable label={t(commonMessages.loading)} columns={5} />
        </div>
      )}
      {query.result && rows.length === 0 && <EmptyState bare title={t(messages.none)} text={t(messages.noneText)} />}
      {rows.length > 0 && (
        <Table
          className={css.table}
          caption={t(messages.title)}
          columns={columns}
          rows={rows}
          rowKey={({ storeProductId }) => storeProductId}
        />
      )}
      {opened && <StockDialog stock={opened} onClose={() => setOpenId(undefined)} />}
    </Card>
  )
}
