import type { Reconciliation } from '@samspel/api'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { Card, Chip, Link } from '@samspel/ui'
import { Table } from '@samspel/ui/late'
import { messages } from './messages'
import css from './Reconciliation.module.css'

const looks = {
  agrees: { tone: 'ok', icon: 'check' },
  differs: { tone: 'bad', icon: 'alert-triangle' },
  not_connected: { tone: 'neutral', icon: 'minus' },
} as const

/** Each thing that is held against another: both sums, the difference, and whether all of it agrees. */
export function Checks({ run }: { run: Reconciliation }) {
  const t = useText()
  const f = useFormats()
  // On a phone both sums and the difference are said only where something differs.
  const hideOnPhone = run.checks.every(({ state }) => state !== 'differs')
  return (
    <Card title={t(messages.checks)} detail={t(messages.at, { date: f.dateTime(run.ranAt) })} padding="none">
      <Table
        caption={t(messages.checks)}
        rows={run.checks}
        rowKey={({ check }) => check}
        columns={[
          { key: 'check', header: t(messages.check), wrap: true, cell: ({ check }) => t(messages[check]) },
          {
            key: 'ledger',
            header: t(messages.ledger),
            align: 'end',
            cell: ({ state, ledger }) => (state === 'not_connected' ? '–' : f.ore(ledger)),
          },
          {
            key: 'other',
            header: t(messages.other),
            align: 'end',
            hideOnPhone,
            cell: ({ state, other }) => (state === 'not_connected' ? '–' : f.ore(other)),
          },
          {
            key: 'difference',
            header: t(messages.difference),
            align: 'end',
            hideOnPhone,
            cell: ({ state, ledger, other }) => (state === 'not_connected' ? '–' : <b>{f.ore(ledger - other)}</b>),
          },
          {
            key: 'state',
            header: t(commonMessages.state),
            cell: ({ state }) => (
              <Chip tone={looks[state].tone} icon={looks[state].icon}>
                {t(messages[state])}
              </Chip>
            ),
          },
        ]}
      />
    </Card>
  )
}

const kindTexts = {
  brand: messages.brand,
  hold: messages.hold,
  instagramer: commonMessages.creators,
  payouts: messages.payoutsKind,
  bank: messages.bank,
  card: messages.cardKind,
  disputes: messages.disputes,
  claims: messages.claims,
  costs: messages.costs,
  fees: messages.fees,
  vat: messages.vat,
  adjustments: messages.adjustments,
} as const

/** What all accounts of a type have together; the foot is nothing, always. */
export function Sums({ run }: { run: Reconciliation }) {
  const t = useText()
  const f = useFormats()
  const currencies = [...new Set(run.sums.map(({ currency }) => currency))]
  const rows = run.sums
  const total = rows.reduce((sum, { amount }) => sum + amount, 0)
  return (
    <Card title={t(messages.sums)} padding="none">
      <Table
        caption={t(messages.sums)}
        rows={rows}
        rowKey={({ kind, currency }) => `${kind} ${currency}`}
        columns={[
          {
            key: 'kind',
            header: t(messages.kind),
            wrap: true,
            cell: ({ kind }) => t(kindTexts[kind]),
            footer: t(messages.total),
          },
          {
            key: 'accounts',
            header: t(messages.accounts),
            align: 'end',
            hideOnPhone: true,
            cell: ({ accounts }) => f.number(accounts),
            footer: '',
          },
          ...(currencies.length > 1
            ? [
                {
                  key: 'currency',
                  header: t(messages.currency),
                  cell: ({ currency }: (typeof rows)[number]) => currency,
                  footer: '',
                },
              ]
            : []),
          {
            key: 'sum',
            header: t(messages.sum),
            align: 'end',
            cell: ({ amount }) => f.ore(amount),
            footer: f.ore(total),
          },
        ]}
      />
    </Card>
  )
}

/** What was found, with the way to the account that it is of. */
export function Differences({ run: { found, differences } }: { run: Reconciliation }) {
  const t = useText()
  const f = useFormats()
  if (found.length === 0) return null
  return (
    <Card title={t(messages.differences)} detail={t(messages.found, { count: differences })} padding="none">
      <Table
        caption={t(messages.differences)}
        rows={found}
        rowKey={(row) => found.indexOf(row).toString()}
        columns={[
          {
            key: 'where',
            header: t(messages.where),
            wrap: true,
            cell: ({ name, id, accountId }) => (
              <span className={css.where}>
                <b>{name ?? (id ? '' : t(messages.whole))}</b>
                {accountId && <Link href={`/wallet/${accountId}`}>{t(messages.toAccount)}</Link>}
                {id && id !== accountId && <code className={css.id}>{id}</code>}
              </span>
            ),
          },
          { key: 'check', header: t(messages.check), wrap: true, cell: ({ check }) => t(messages[check]) },
          { key: 'is', header: t(messages.ledger), align: 'end', cell: ({ is }) => f.ore(is) },
          { key: 'must', header: t(messages.other), align: 'end', cell: ({ mustBe }) => f.ore(mustBe) },
          {
            key: 'difference',
            header: t(messages.difference),
            align: 'end',
            cell: ({ is, mustBe }) => <b>{f.ore(is - mustBe)}</b>,
          },
        ]}
      />
      {differences > found.length && (
        <p className={css.more}>{t(messages.listed, { listed: found.length, count: differences })}</p>
      )}
    </Card>
  )
}
