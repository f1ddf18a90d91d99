import { useLocation } from 'react-router-dom'
import type { StatementMonth, Transaction } from '@samspel/api'
import { DatedPager } from '@samspel/federation/dated-pager'
import { commonMessages, useText } from '@samspel/i18n'
import { changeQuery, useQueryParams, useTypedParam } from '@samspel/navigation'
import { useEntities, useQuery } from '@samspel/store'
import { Button, Card, cx, EmptyState, ErrorState, SearchField, SkeletonTable, Stack, useIsMobile } from '@samspel/ui'
import { Table } from '@samspel/ui/late'
import { listWalletTransactions } from '../../data'
import { common } from '../messages'
import { askedOf, pageIn, unfiltered } from './asked'
import { type Choice, Filters } from './Filters'
import css from './Ledger.module.css'
import { messages } from './messages'
import { MonthHead, monthOf } from './MonthHead'
import { PhoneLines } from './PhoneLines'
import { Receipt } from './Receipt'
import { Sums } from './Sums'
import { useColumns } from './use-columns'
import { useRowKeys } from './use-row-keys'
import { useStatement } from './use-statement'

const none: readonly string[] = []
const noMonths: readonly StatementMonth[] = []

interface LedgerProps {
  /** One account; absent: all of the own brands, or the one of the address. */
  accountId?: string
  accounts?: readonly Choice[]
}

/** Movements of brands' accounts, newest first, with filters, files and receipts; all of it stands in the address. */
export function Ledger({ accountId, accounts }: LedgerProps) {
  const t = useText()
  const { pathname, search } = useLocation()
  const [params, setParams] = useQueryParams()
  const isMobile = useIsMobile()
  const asked = askedOf(params, accountId)
  const page = pageIn(params)
  const { result, status, error, retry } = useQuery(listWalletTransactions({ query: { ...asked, page } }))
  const rows = useEntities('transactions', result?.transactions ?? none)
  const { saving, save } = useStatement(asked)
  const isFiltered = Object.keys(asked).length > (accountId ? 1 : 0)
  const pages = result?.meta.totalPages ?? 1
  const months = result?.months ?? noMonths
  const hasBalance = Boolean(asked.accountId) && !asked.kind && !asked.campaignId && !asked.query
  const [typed, type] = useTypedParam('q')
  const open = (receipt: string) => setParams({ receipt })
  const close = () => {
    const row = params.receipt && document.querySelector<HTMLElement>(`a[href*="receipt=${params.receipt}"]`)
    setParams({ receipt: '' })
    if (row) row.focus()
  }
  // What has not come yet has no receipt: it has the page that says how to pay it.
  const hrefOf = ({ id, payment }: Transaction) =>
    payment?.isPending ? `/wallet/payments/${id}` : `${pathname}?${changeQuery(search, { receipt: id }).toString()}`
  const ids = rows.filter(({ payment }) => !payment?.isPending).map(({ id }) => id)
  const onKeyDown = useRowKeys({ ids, shown: params.receipt, open, close })
  const columns = useColumns({ receipt: params.receipt, isOfOne: Boolean(asked.accountId), hasBalance })
  return (
    <div className={cx(params.receipt && css.withReceipt)} onKeyDown={onKeyDown}>
      <Stack gap={16}>
        <SearchField
          label={t(messages.search)}
          value={typed}
          onChange={(text) => {
            type(text)
            if (page > 1 || params.receipt) setParams({ page: '', receipt: '' })
          }}
        />
        <Filters
          {...(accounts && { accounts })}
          campaigns={result?.campaignChoices ?? []}
          saving={saving}
          onSave={save}
        />
        {!result && error && (
          <ErrorState message={t(common.failed)} retryLabel={t(commonMessages.retry)} onRetry={retry} />
        )}
        {!result && !error && <SkeletonTable label={t(common.loading)} columns={4} />}
        {result && rows.length === 0 && (
          <Nothing isNarrowed={isFiltered || page > 1} onClear={() => setParams(unfiltered)} />
        )}
        {rows.length > 0 && (
          <Card padding="none" className={css.card}>
            {isMobile ? (
              <PhoneLines rows={rows} months={months} hasBalance={hasBalance} hrefOf={hrefOf} />
            ) : (
              <Table
                className={css.table}
                caption={t(common.transactions)}
                columns={columns}
                rows={rows}
                rowKey={({ id }) => id}
                rowHref={hrefOf}
                groupOf={(line) => ({
                  key: monthOf(line),
                  heading: <MonthHead month={monthOf(line)} months={months} />,
                })}
                busy={status === 'loading' || status === 'refreshing'}
              />
            )}
            {result?.sums && <Sums sums={result.sums} />}
            {pages > 1 && (
              <div className={css.foot}>
                <DatedPager
                  meta={result?.meta}
                  busy={status === 'loading'}
                  onPage={(to) => setParams({ page: String(to), receipt: '' })}
                />
              </div>
            )}
          </Card>
        )}
      </Stack>
      {params.receipt && <Receipt id={params.receipt} ids={ids} onOpen={open} onClose={close} />}
    </div>
  )
}

function Nothing({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  const t = useText()
  return (
    <EmptyState
      title={t(isNarrowed ? messages.noHits : common.noneTitle)}
      text={t(isNarrowed ? messages.noHitsText : common.noneText)}
      action={isNarrowed && <Button onClick={onClear}>{t(messages.clear)}</Button>}
    />
  )
}
