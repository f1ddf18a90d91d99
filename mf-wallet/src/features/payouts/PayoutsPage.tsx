import { useState } from 'react'
import type { PayoutBatch } from '@samspel/api'
import { useGoOn } from '@samspel/federation/go-on'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { usePageTitle, useQueryParams } from '@samspel/navigation'
import { useAppDispatch, useQuery } from '@samspel/store'
import {
  Button,
  Card,
  Chip,
  EmptyState,
  ErrorState,
  notify,
  Page,
  Pager,
  SelectField,
  SkeletonTable,
  Stack,
  useIsMobile,
} from '@samspel/ui'
import { type Column, Table } from '@samspel/ui/late'
import { batchMessages, BatchState } from '../../components/batches'
import { common } from '../../components/messages'
import { createPayoutBatch, listPayoutBatches } from '../../data'
import { messages } from './messages'
import css from './Payouts.module.css'
import { PhoneBatches } from './PhoneBatches'
import { TaxExport } from './TaxExport'

const states = ['compiled', 'approved', 'exported', 'sent', 'answered', 'returned'] as const

function Waiting({ count, amount, late, stopped }: { count: number; amount: number; late: number; stopped: number }) {
  const t = useText()
  const f = useFormats()
  return (
    <Card>
      <div className={css.waiting}>
        <b>{t(messages.waiting, { count })}</b>
        {count > 0 && <span>{t(messages.waitingSum, { money: f.ore(amount) })}</span>}
        {late > 0 && (
          <Chip tone="warn" icon="clock">
            {t(messages.late, { count: late })}
          </Chip>
        )}
        {stopped > 0 && (
          <Chip tone="bad" icon="alert-circle">
            {t(messages.stopped, { count: stopped })}
          </Chip>
        )}
      </div>
    </Card>
  )
}

/** Batches of payouts that go to the bank, and what waits for the next one. */
export function PayoutsPage() {
  const t = useText()
  const f = useFormats()
  const dispatch = useAppDispatch()
  const isMobile = useIsMobile()
  const [params, setParams] = useQueryParams()
  const [isCompiling, setCompiling] = useState(false)
  const [madeId, setMadeId] = useState<string>()
  useGoOn(madeId && `/payouts/${madeId}`, { push: true })
  const page = Math.max(1, Number.parseInt(params.page ?? '', 10) || 1)
  const state = states.find((each) => each === params.state)
  const { result, status, error, retry } = useQuery(listPayoutBatches({ query: { page, ...(state && { state }) } }))
  usePageTitle(t(batchMessages.title))
  const compile = async () => {
    setCompiling(true)
    const { ok, data, parsedError } = await dispatch(
      createPayoutBatch({ idempotencyKey: crypto.randomUUID(), errorMessages: { nothing_to_pay: messages.nothing } }),
    )
    setCompiling(false)
    if (ok && data) setMadeId(data.batch.id)
    else notify({ kind: 'bad', message: t(parsedError?.message ?? common.failed) })
  }
  const columns: Column<PayoutBatch>[] = [
    { key: 'name', header: t(messages.name), cell: ({ name }) => <b>{name}</b> },
    { key: 'state', header: t(commonMessages.state), cell: (batch) => <BatchState state={batch.state} /> },
    {
      key: 'compiled',
      header: t(messages.compiledBy),
      hideOnPhone: true,
      cell: ({ compiled }) => (
        <span className={css.stacked}>
          {compiled.by.name}
          <span className={css.quiet}>{f.dateTime(compiled.at)}</span>
        </span>
      ),
    },
    {
      key: 'count',
      header: t(messages.count),
      align: 'end',
      cell: ({ count, stoppedCount }) => (
        <span className={css.stacked}>
          {count}
          {stoppedCount > 0 && <span className={css.quiet}>{t(messages.stoppedText, { count: stoppedCount })}</span>}
        </span>
      ),
    },
    {
      key: 'result',
      header: t(messages.result),
      cell: ({ paidCount, failedCount }) =>
        paidCount + failedCount > 0 ? t(messages.resultText, { paid: paidCount, failed: failedCount }) : '–',
    },
    { key: 'amount', header: t(messages.amount), align: 'end', cell: ({ amount }) => <b>{f.ore(amount)}</b> },
  ]
  const batches = result?.payoutBatches ?? []
  const pages = result?.meta.totalPages ?? 1
  const hasWaiting = (result?.waiting.count ?? 0) > 0
  return (
    <Page
      title={t(batchMessages.title)}
      mainAction={
        hasWaiting && (
          <Button variant="main" icon="plus" onClick={() => void compile()} loading={isCompiling}>
            {t(messages.compile)}
          </Button>
        )
      }
    >
      <Stack gap={16}>
        {!result && !error && <SkeletonTable label={t(common.loading)} columns={5} />}
        {error && <ErrorState message={t(batchMessages.failed)} retryLabel={t(commonMessages.retry)} onRetry={retry} />}
        {result && <Waiting {...result.waiting} />}
        {result && (
          <div className={css.bar}>
            <SelectField
              label={t(commonMessages.state)}
              value={state ?? ''}
              onChange={(value) => setParams({ state: value ?? '', page: '' })}
              options={[
                { value: '', label: t(commonMessages.all) },
                ...states.map((value) => ({ value, label: t(batchMessages[value]) })),
              ]}
            />
            {!isMobile && <TaxExport />}
          </div>
        )}
        {result && batches.length === 0 && <EmptyState title={t(messages.noneTitle)} text={t(messages.noneText)} />}
        {batches.length > 0 &&
          (isMobile ? (
            <PhoneBatches batches={batches} />
          ) : (
            <Table
              caption={t(messages.batches)}
              columns={columns}
              rows={batches}
              rowKey={({ id }) => id}
              rowHref={({ id }) => `/payouts/${id}`}
              busy={status === 'refreshing'}
            />
          ))}
        {pages > 1 && (
          <Pager
            label={t(commonMessages.pages)}
            previousLabel={t(commonMessages.previous)}
            nextLabel={t(commonMessages.next)}
            onPrevious={page > 1 ? () => setParams({ page: String(page - 1) }) : null}
            onNext={page < pages ? () => setParams({ page: String(page + 1) }) : null}
            summary={t(commonMessages.pageOf, { page, pages })}
          />
        )}
        {result && isMobile && <TaxExport />}
      </Stack>
    </Page>
  )
}
