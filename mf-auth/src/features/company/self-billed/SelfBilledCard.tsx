import { useState } from 'react'
import type { SelfBilledInvoice } from '@samspel/api'
import { DatedPager } from '@samspel/federation/dated-pager'
import { lazyDialog } from '@samspel/federation/lazy-dialog'
import { ReadError } from '@samspel/federation/read-error'
import { commonMessages, useFormats, useLocale, useText } from '@samspel/i18n'
import { useQueryParams } from '@samspel/navigation'
import { useAppDispatch, useQuery } from '@samspel/store'
import { Button, Card, EmptyState, Notice, SelectField, SkeletonTable } from '@samspel/ui'
import { useFile } from '../invoices'
import {
  archiveSelfBilledInvoices,
  creditSelfBilledInvoice,
  exportSelfBilledInvoices,
  listSelfBilledInvoices,
} from './calls'
import { messages } from './messages'
import css from './SelfBilled.module.css'
import { SelfBilledTable } from './SelfBilledTable'

const CreditDialog = lazyDialog(() =>
  import(/* webpackChunkName: "credit" */ '../../../components/credit/CreditDialog').then(
    (module) => module.CreditDialog,
  ),
)

const months = Array.from({ length: 12 }, (_, at) => at + 1)
/** `2026-03` of the address: a year, or a month of it. */
const periodOf = (text: string | undefined): { year?: number; month?: number } => {
  const [, year, month] = /^(20\d{2})(?:-(0[1-9]|1[0-2]))?$/.exec(text ?? '') ?? []
  return { ...(year && { year: Number(year) }), ...(month && { month: Number(month) }) }
}

/** What creators have invoiced a company through Samspel, by year and month. */
export function SelfBilledCard({ companyId, isAdmin }: { companyId: string; isAdmin: boolean }) {
  const t = useText()
  const f = useFormats()
  const locale = useLocale()
  const dispatch = useAppDispatch()
  const [params, setParams] = useQueryParams()
  const [credited, setCredited] = useState<SelfBilledInvoice>()
  const { saving, save } = useFile()
  const period = periodOf(params.creators)
  const page = Math.max(1, Number(params.creatorsPage) || 1)
  const query = { ...period, page }
  const { status, result, error, retry } = useQuery(listSelfBilledInvoices({ params: { id: companyId }, query }))
  const show = (to: number) => setParams({ creatorsPage: to === 1 ? '' : String(to) })
  const { year, month } = period
  const choose = (value: string) => setParams({ creators: value, creatorsPage: '' })
  const years = [...new Set([...(result?.years ?? []), ...(year ? [year] : [])])].sort((a, b) => b - a)

  const rows = () => {
    if (error && !result) return <ReadError what={t(messages.failed)} error={error} onRetry={retry} />
    if (!result) return <SkeletonTable label={t(messages.loading)} columns={6} />
    if (result.invoices.length > 0)
      return (
        <SelfBilledTable
          invoices={result.invoices}
          busy={status === 'refreshing'}
          onCredit={isAdmin ? setCredited : undefined}
        />
      )
    if (!year) return <EmptyState title={t(messages.none)} text={t(messages.noneText)} />
    return (
      <EmptyState
        title={t(messages.noneFound)}
        action={<Button onClick={() => choose('')}>{t(commonMessages.showAll)}</Button>}
      />
    )
  }
  const meta = result?.meta
  return (
    <Card
      title={t(messages.title)}
      detail={t(messages.detail)}
      aside={
        (years.length > 0 || year) && (
          <div className={css.tools}>
            <SelectField
              label={t(messages.year)}
              hideLabel
              clearable
              placeholder={t(messages.allYears)}
              value={year ? String(year) : null}
              options={years.map((each) => ({ value: String(each), label: String(each) }))}
              onChange={(value) => choose(value ?? '')}
            />
            <SelectField
              label={t(messages.month)}
              hideLabel
              clearable
              disabled={!year}
              placeholder={t(messages.allMonths)}
              value={month ? String(month) : null}
              options={months.map((each) => ({
                value: String(each),
                label: f.date(`${year ?? 2026}-${String(each).padStart(2, '0')}-01`, 'month'),
              }))}
              onChange={(value) => choose(value ? `${year}-${value.padStart(2, '0')}` : String(year))}
            />
            <Button
              icon="download"
              loading={saving === 'all'}
              onClick={() =>
                save(
                  'all',
                  () => dispatch(exportSelfBilledInvoices({ params: { id: companyId }, query: { ...period, locale } })),
                  () =>
                    dispatch(archiveSelfBilledInvoices({ params: { id: companyId }, query: { ...period, locale } })),
                )
              }
            >
              {t(messages.allPdf)}
            </Button>
          </div>
        )
      }
    >
      {result && result.waiting > 0 && (
        <Notice
          kind={result.payerMissing.length > 0 ? 'warn' : 'info'}
          title={t(messages.waiting, { count: result.waiting })}
        >
          {t(result.payerMissing.some((field) => field !== 'vatRule') ? messages.youLack : messages.theyLack)}
        </Notice>
      )}
      {rows()}
      <DatedPager meta={meta} busy={status === 'refreshing'} onPage={show} />
      {credited && (
        <CreditDialog
          invoice={credited}
          text={t(messages.creditText)}
          onCredit={(credit) => dispatch(creditSelfBilledInvoice({ params: { id: credited.id }, body: { credit } }))}
          onClose={() => setCredited(undefined)}
          onCredited={() => {
            setCredited(undefined)
            retry()
          }}
        />
      )}
    </Card>
  )
}
