import { useLocation } from 'react-router-dom'
import type { StatementSums, Transaction } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { changeQuery, useQueryParams } from '@samspel/navigation'
import { useEntities, useQuery } from '@samspel/store'
import {
  Avatar,
  Button,
  Card,
  cx,
  EmptyState,
  ErrorState,
  Icon,
  List,
  ListItem,
  Pager,
  SkeletonTable,
  Stack,
  useIsMobile,
} from '@samspel/ui'
import { type Column, Table } from '@samspel/ui/late'
import { listWalletTransactions } from '../../data'
import { common } from '../messages'
import { Amount } from './Amount'
import { type Choice, Filters } from './Filters'
import css from './Ledger.module.css'
import { brandKinds, detailOf, kindIcons } from './line-looks'
import { messages } from './messages'
import { daysOf } from './period'
import { Receipt } from './Receipt'
import { useStatement } from './use-statement'

function Sums({ sums }: { sums: StatementSums }) {
  const t = useText()
  const f = useFormats()
  const facts = [
    [t(messages.opening), f.ore(sums.opening)],
    [t(messages.in), `+${f.ore(sums.in)}`],
    [t(messages.out), `−${f.ore(sums.out)}`],
    [t(messages.closing), f.ore(sums.closing)],
  ] as const
  return (
    <dl className={css.sums}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const none: readonly string[] = []

/** What stands in the address, as the API is asked; a kind that brands do not have counts as none. */
const askedOf = (params: Readonly<Record<string, string | undefined>>, accountId: string | undefined) => {
  const kind = brandKinds.find((each) => each === params.kind)
  const account = accountId ?? params.account
  return {
    ...(account && { accountId: account }),
    ...(kind && { kind }),
    ...(params.campaign && { campaignId: params.campaign }),
    ...daysOf(params.period),
  }
}

interface LinesProps {
  rows: readonly Transaction[]
  hasBalance: boolean
  hrefOf: (line: Transaction) => string
}

/** On phones a line is two rows of words with the sum beside them. */
function PhoneLines({ rows, hasBalance, hrefOf }: LinesProps) {
  const t = useText()
  const f = useFormats()
  return (
    <List card={false} label={t(common.transactions)} className={css.rows}>
      {rows.map((line) => (
        <ListItem
          key={line.id}
          href={hrefOf(line)}
          title={t(common[line.kind])}
          detail={[detailOf(line, t(common[line.kind])), f.date(line.createdAt, 'year')].filter(Boolean).join(', ')}
          aside={
            <span className={css.ends}>
              <Amount transaction={line} />
              {hasBalance && typeof line.balanceAfter === 'number' && (
                <span className={css.quiet}>{f.ore(line.balanceAfter)}</span>
              )}
            </span>
          }
        />
      ))}
    </List>
  )
}

interface LedgerProps {
  /** One account; absent: all of the own brands, or the one of the address. */
  accountId?: string
  accounts?: readonly Choice[]
}

/** Movements of brands' accounts, newest first, with filters, files and receipts; all of it stands in the address. */
export function Ledger({ accountId, accounts }: LedgerProps) {
  const t = useText()
  const f = useFormats()
  const { pathname, search } = useLocation()
  const [params, setParams] = useQueryParams()
  const isMobile = useIsMobile()
  const asked = askedOf(params, accountId)
  const page = Math.max(1, Number.parseInt(params.page ?? '', 10) || 1)
  const { result, status, error, retry } = useQuery(listWalletTransactions({ query: { ...asked, page } }))
  const rows = useEntities('transactions', result?.transactions ?? none)
  const { saving, save } = useStatement(asked)
  const isFiltered = Object.keys(asked).length > (accountId ? 1 : 0)
  const pages = result?.meta.totalPages ?? 1
  const hasBalance = Boolean(asked.accountId) && !asked.kind && !asked.campaignId
  const open = (receipt: string) => setParams({ receipt })
  const close = () => {
    const row = params.receipt && document.querySelector<HTMLElement>(`a[href*="receipt=${params.receipt}"]`)
    setParams({ receipt: '' })
    if (row) row.focus()
  }
  const hrefOf = ({ id }: Transaction) => `${pathname}?${changeQuery(search, { receipt: id }).toString()}`
  const columns: Column<Transaction>[] = [
    {
      key: 'event',
      header: t(messages.event),
      wrap: true,
      cell: (line) => (
        <span className={css.event}>
          <span className={cx(css.sign, line.transactionType !== 'credit' && css.came)}>
            <Icon name={kindIcons[line.kind]} size={18} />
          </span>
          <span className={css.words}>
            <b>{t(common[line.kind])}</b>
            <span className={css.quiet}>{detailOf(line, t(common[line.kind]))}</span>
          </span>
        </span>
      ),
    },
    ...(asked.accountId
      ? []
      : [
          {
            key: 'brand',
            header: t(messages.brand),
            cell: ({ brand }: Transaction) =>
              brand && (
                <span className={css.who}>
                  <Avatar name={brand.name} src={brand.logoUrl} size={24} shape="square" />
                  {brand.name}
                </span>
              ),
          },
        ]),
    {
      key: 'date',
      header: t(messages.date),
      cell: ({ createdAt }) => (
        <span className={css.day}>
          {f.date(createdAt, 'year')}
          <span className={css.quiet}>{f.time(createdAt)}</span>
        </span>
      ),
    },
    { key: 'amount', header: t(messages.amount), align: 'end', cell: (line) => <Amount transaction={line} /> },
    ...(hasBalance
      ? [
          {
            key: 'balance',
            header: t(messages.balanceAfter),
            align: 'end' as const,
            cell: ({ balanceAfter }: Transaction) =>
              typeof balanceAfter === 'number' ? f.ore(balanceAfter) : <span className={css.quiet}>–</span>,
          },
        ]
      : []),
  ]
  return (
    <div className={cx(params.receipt && css.withReceipt)}>
      <Stack gap={16}>
        <Filters
          {...(accounts && { accounts })}
          campaigns={result?.campaignChoices ?? []}
          saving={saving}
          onSave={save}
        />
        {!result && error && <ErrorState message={t(common.failed)} retryLabel={t(common.retry)} onRetry={retry} />}
        {!result && !error && <SkeletonTable label={t(common.loading)} columns={4} />}
        {result && rows.length === 0 && (
          <EmptyState
            title={t(isFiltered || page > 1 ? messages.noHits : common.noneTitle)}
            text={t(isFiltered || page > 1 ? messages.noHitsText : common.noneText)}
            action={
              (isFiltered || page > 1) && (
                <Button
                  onClick={() => setParams({ account: '', kind: '', campaign: '', period: '', page: '', receipt: '' })}
                >
                  {t(messages.clear)}
                </Button>
              )
            }
          />
        )}
        {rows.length > 0 && (
          <Card padding="none" className={css.card}>
            {isMobile ? (
              <PhoneLines rows={rows} hasBalance={hasBalance} hrefOf={hrefOf} />
            ) : (
              <Table
                className={css.table}
                caption={t(common.transactions)}
                columns={columns}
                rows={rows}
                rowKey={({ id }) => id}
                rowHref={hrefOf}
                busy={status === 'loading' || status === 'refreshing'}
              />
            )}
            {result?.sums && <Sums sums={result.sums} />}
            {pages > 1 && (
              <div className={css.foot}>
                <Pager
                  label={t(messages.pages)}
                  previousLabel={t(messages.previous)}
                  nextLabel={t(messages.next)}
                  onPrevious={page > 1 ? () => setParams({ page: String(page - 1), receipt: '' }) : null}
                  onNext={page < pages ? () => setParams({ page: String(page + 1), receipt: '' }) : null}
                  summary={t(messages.page, { page, pages })}
                  busy={status === 'loading'}
                />
              </div>
            )}
          </Card>
        )}
      </Stack>
      {params.receipt && <Receipt id={params.receipt} ids={rows.map(({ id }) => id)} onOpen={open} onClose={close} />}
    </div>
  )
}
