import type { ReactNode } from 'react'
import type { Transaction } from '@samspel/api'
import { DatedPager } from '@samspel/federation/dated-pager'
import { lazyDialog } from '@samspel/federation/lazy-dialog'
import { commonMessages, useText } from '@samspel/i18n'
import { usePageTitle, useQueryParams } from '@samspel/navigation'
import { useEntities, useQuery } from '@samspel/store'
import { Button, Card, EmptyState, ErrorState, List, Page, SkeletonList } from '@samspel/ui'
import { askedOf, pageIn, unfiltered } from '../../components/ledger/asked'
import { Filters } from '../../components/ledger/Filters'
import css from '../../components/ledger/Ledger.module.css'
import { creatorKinds } from '../../components/ledger/line-looks'
import { messages } from '../../components/ledger/messages'
import { MonthHead, monthOf } from '../../components/ledger/MonthHead'
import { Sums } from '../../components/ledger/Sums'
import { useStatement } from '../../components/ledger/use-statement'
import { common } from '../../components/messages'
import { readFailure } from '../../components/read-failure'
import { TransactionRow } from '../../components/Transactions'
import { listWalletTransactions } from '../../data'

const OwnReceipt = lazyDialog(() =>
  import(/* webpackChunkName: "own-receipt" */ './OwnReceipt').then((module) => module.OwnReceipt),
)

const none: readonly string[] = []

/** Lines that follow one another, month by month. */
const byMonth = (lines: readonly Transaction[]): { month: string; lines: Transaction[] }[] => {
  const months: { month: string; lines: Transaction[] }[] = []
  for (const line of lines) {
    const month = monthOf(line)
    const last = months.at(-1)
    if (last?.month === month) last.lines.push(line)
    else months.push({ month, lines: [line] })
  }
  return months
}

function Nothing({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  const t = useText()
  return isNarrowed ? (
    <EmptyState
      title={t(messages.noHits)}
      text={t(messages.noHitsText)}
      action={<Button onClick={onClear}>{t(messages.clear)}</Button>}
    />
  ) : (
    <EmptyState title={t(common.noneTitle)} text={t(common.noneText)} />
  )
}

/** All that came into and went out of the creator's own wallet, month by month; filters stand in the address, and a period can be kept as a file. */
export function OwnTransactions() {
  const t = useText()
  const [params, setParams] = useQueryParams()
  const asked = askedOf(
    { kind: params.kind, period: params.period, from: params.from, to: params.to },
    undefined,
    creatorKinds,
  )
  const page = pageIn(params)
  const { result, status, error, retry } = useQuery(listWalletTransactions({ query: { ...asked, page } }))
  const lines = useEntities('transactions', result?.transactions ?? none)
  const { saving, save } = useStatement(asked)
  const open = (receipt: string) => setParams({ receipt })
  usePageTitle(t(common.transactions))
  const content = (): ReactNode => {
    if (!result)
      return error ? (
        <ErrorState message={t(readFailure(error))} retryLabel={t(commonMessages.retry)} onRetry={retry} />
      ) : (
        <SkeletonList label={t(common.loading)} rows={8} />
      )
    if (lines.length === 0)
      return <Nothing isNarrowed={page > 1 || Object.keys(asked).length > 0} onClear={() => setParams(unfiltered)} />
    return (
      <>
        <div className={css.months}>
          {byMonth(lines).map(({ month, lines: ofMonth }) => (
            <section key={month}>
              <h2>
                <MonthHead month={month} months={result.months} />
              </h2>
              <List label={t(common.transactions)}>
                {ofMonth.map((line) => (
                  <TransactionRow key={line.id} transaction={line} onOpen={open} />
                ))}
              </List>
            </section>
          ))}
        </div>
        {result.sums && (
          <Card padding="none" className={css.card}>
            <Sums sums={result.sums} />
          </Card>
        )}
        <DatedPager
          meta={result.meta}
          busy={status === 'refreshing'}
          onPage={(to) => setParams({ page: String(to), receipt: '' })}
        />
      </>
    )
  }
  return (
    <Page
      headInBar
      title={t(common.transactions)}
      width="narrow"
      breadcrumbs={[{ label: t(common.wallet), href: '/wallet' }, { label: t(common.transactions) }]}
      breadcrumbsLabel={t(commonMessages.youAreHere)}
    >
      <Filters kinds={creatorKinds} saving={saving} onSave={save} />
      {content()}
      {params.receipt && (
        <OwnReceipt
          id={params.receipt}
          ids={lines.filter(({ transactionType }) => transactionType !== 'none').map(({ id }) => id)}
          onOpen={open}
          onClose={() => setParams({ receipt: '' })}
        />
      )}
    </Page>
  )
}
