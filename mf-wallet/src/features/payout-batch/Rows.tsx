import { useState } from 'react'
import type { PayoutRow } from '@samspel/api'
import { bankReason } from '@samspel/api/bank-reasons'
import { useFormats, useLocale, useText } from '@samspel/i18n'
import { Card, cx, IconButton, SearchField, useIsMobile } from '@samspel/ui'
import { type Column, type Sort, Table } from '@samspel/ui/late'
import css from './Batch.module.css'
import { Account, isLate, Requested, Who } from './cells'
import { Checks } from './Checks'
import { messages } from './messages'
import { PhoneRows } from './PhoneRows'
import { useRowKeys } from './use-row-keys'

const values: Record<string, (row: PayoutRow) => string | number> = {
  creator: ({ creator }) => creator.name.toLowerCase(),
  requested: ({ requestedAt }) => requestedAt,
  account: ({ bankName, lastFour }) => `${bankName ?? ''} ${lastFour ?? ''}`,
  amount: ({ amount }) => amount,
}
/** Late ones stand first while nothing else was asked for. */
const inOrder = (rows: readonly PayoutRow[], sort: Sort | undefined): PayoutRow[] => {
  const { key, direction } = sort ?? { key: 'requested', direction: 'asc' }
  const valueOf = values[key] ?? (() => 0)
  return [...rows].sort((one, other) => {
    const late = sort ? 0 : Number(isLate(other)) - Number(isLate(one))
    const [a, b] = [valueOf(one), valueOf(other)]
    return late || (direction === 'asc' ? 1 : -1) * (a < b ? -1 : a > b ? 1 : 0)
  })
}

/** What goes to the bank. J and K move, Space marks, Enter opens. */
export function Rows({ rows, onOpen }: { rows: readonly PayoutRow[]; onOpen: (row: PayoutRow) => void }) {
  const t = useText()
  const f = useFormats()
  const locale = useLocale()
  const isMobile = useIsMobile()
  const [search, setSearch] = useState('')
  const [sort, setSort] = useState<Sort>()
  const shown = inOrder(rows, sort).filter(({ creator }) =>
    `${creator.name} @${creator.username}`.toLowerCase().includes(search.trim().toLowerCase()),
  )
  const { marked, ref } = useRowKeys(shown)
  const total = (list: readonly PayoutRow[]) => list.reduce((sum, { amount }) => sum + amount, 0)
  const chosen = shown.filter(({ id }) => marked.has(id))
  const columns: Column<PayoutRow>[] = [
    {
      key: 'creator',
      header: t(messages.creator),
      sortKey: 'creator',
      wrap: true,
      cell: (row) => <Who row={row} />,
      footer: t(messages.payouts, { count: shown.length }),
    },
    {
      key: 'requested',
      header: t(messages.requested),
      sortKey: 'requested',
      cell: (row) => <Requested row={row} />,
      footer: '',
    },
    {
      key: 'account',
      header: t(messages.account),
      sortKey: 'account',
      cell: (row) => <Account row={row} />,
      footer: '',
    },
    {
      key: 'checks',
      header: t(messages.checks),
      wrap: true,
      footer: '',
      cell: (row) =>
        row.state === 'paid' || row.state === 'failed' ? (
          <span className={row.state === 'paid' ? css.ok : css.bad}>
            {row.state === 'paid'
              ? t(messages.paid)
              : `${t(messages.failed)}: ${bankReason(locale, { code: row.resultCode, words: row.resultText })}`}
          </span>
        ) : (
          <Checks row={row} />
        ),
    },
    {
      key: 'amount',
      header: t(messages.amount),
      sortKey: 'amount',
      align: 'end',
      cell: (row) => <b>{f.ore(row.amount)}</b>,
      footer: f.ore(total(shown)),
    },
    {
      key: 'open',
      header: t(messages.details),
      hideHeader: true,
      align: 'end',
      footer: '',
      cell: (row) => (
        <IconButton
          size="sm"
          icon={marked.has(row.id) ? 'check' : 'dots'}
          label={`${t(messages.details)}, ${row.creator.name}`}
          aria-pressed={marked.has(row.id)}
          onClick={() => onOpen(row)}
        />
      ),
    },
  ]
  return (
    <Card padding="none">
      <div className={css.head}>
        <h2>{t(messages.toPay)}</h2>
        <span className={css.quiet}>{rows.length}</span>
        <div className={css.search}>
          <SearchField label={t(messages.search)} value={search} onChange={setSearch} />
        </div>
      </div>
      {shown.length > 0 && isMobile ? (
        <PhoneRows rows={shown} onOpen={onOpen} />
      ) : shown.length > 0 ? (
        <div ref={ref}>
          <Table
            className={css.rows}
            caption={t(messages.toPay)}
            columns={columns}
            rows={shown}
            rowKey={({ id }) => id}
            sort={sort ?? { key: 'requested', direction: 'asc' }}
            onSort={setSort}
          />
        </div>
      ) : (
        <p className={css.pad}>{t(rows.length > 0 ? messages.noHits : messages.noRows)}</p>
      )}
      <p className={cx(css.pad, chosen.length === 0 && css.deskOnly)}>
        <span className={css.quiet}>
          {chosen.length > 0
            ? t(messages.marked, { count: chosen.length, money: f.ore(total(chosen)) })
            : t(messages.keys)}
        </span>
      </p>
    </Card>
  )
}
