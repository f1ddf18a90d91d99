import { useState } from 'react'
import type { InvoiceState as State } from '@samspel/api'
import { invoiceStates } from '@samspel/api/invoice-states'
import { DatedPager } from '@samspel/federation/dated-pager'
import { ReadError } from '@samspel/federation/read-error'
import { commonMessages, useFormats, useLocale, useText } from '@samspel/i18n'
import { useQueryParams } from '@samspel/navigation'
import { useQuery } from '@samspel/store'
import { Button, Card, EmptyState, SelectField, SkeletonTable } from '@samspel/ui'
import { getCompanyPlan } from '../../../data/company-actions'
import { listInvoices } from './actions'
import css from './Invoices.module.css'
import { InvoiceSheet } from './InvoiceSheet'
import { InvoiceTable } from './InvoiceTable'
import { messages } from './messages'

/** What the address says of the list: year, state and page, and the invoice that is open. */
export const useInvoiceFilter = () => {
  const [params, setParams] = useQueryParams()
  const year = Number(params.year) || undefined
  const state = invoiceStates.find((name) => name === params.invoices)
  return { params, setParams, filter: { ...(year && { year }), ...(state && { state }) } }
}

/** Before the first one: when it comes, as far as the plan tells. */
function NoneYet({ companyId }: { companyId: string }) {
  const t = useText()
  const f = useFormats()
  const { result } = useQuery(getCompanyPlan({ params: { id: companyId } }))
  const plan = result?.plan
  const nextOn = plan && !plan.endsOn ? plan.nextOn : undefined
  return (
    <EmptyState
      title={nextOn ? t(messages.noneUntil, { date: f.date(nextOn, 'short') }) : t(messages.none)}
      text={t(messages.noneText)}
    />
  )
}

/** Invoices and credits of a company, with the one that is open at the side. */
export function InvoicesCard({ companyId, isAdmin }: { companyId: string; isAdmin: boolean }) {
  const t = useText()
  const locale = useLocale()
  const { params, setParams, filter } = useInvoiceFilter()
  const [sort, setSort] = useState<'newest' | 'oldest'>('newest')
  const page = Math.max(1, Number(params.page) || 1)
  const query = { ...filter, page, sort, locale }
  const { status, result, error, retry } = useQuery(listInvoices({ params: { id: companyId }, query }))
  const invoices = result?.invoices
  const meta = result?.meta
  const isNarrowed = Object.keys(filter).length > 0
  const show = (to: number) => setParams({ page: to === 1 ? '' : String(to) })
  const years = [...new Set([...(result?.years ?? []), ...(filter.year ? [filter.year] : [])])].sort((a, b) => b - a)

  const rows = () => {
    if (error && !invoices) return <ReadError what={t(messages.failed)} error={error} onRetry={retry} />
    if (!invoices) return <SkeletonTable label={t(messages.loading)} columns={6} />
    if (invoices.length > 0)
      return (
        <InvoiceTable
          invoices={invoices}
          sort={sort}
          onSort={setSort}
          onOpen={(id) => setParams({ invoice: id })}
          busy={status === 'refreshing'}
        />
      )
    if (!isNarrowed) return <NoneYet companyId={companyId} />
    return (
      <EmptyState
        title={t(messages.noneFound)}
        action={
          <Button onClick={() => setParams({ year: '', invoices: '', page: '' })}>{t(commonMessages.showAll)}</Button>
        }
      />
    )
  }
  return (
    <Card
      title={t(messages.title)}
      detail={t(messages.detail)}
      aside={
        <div className={css.tools}>
          <SelectField
            label={t(messages.year)}
            hideLabel
            clearable
            placeholder={t(messages.allYears)}
            value={filter.year ? String(filter.year) : null}
            options={years.map((year) => ({ value: String(year), label: String(year) }))}
            onChange={(value) => setParams({ year: value, page: '' })}
          />
          <SelectField<State>
            label={t(messages.state)}
            hideLabel
            clearable
            placeholder={t(messages.allStates)}
            value={filter.state ?? null}
            options={invoiceStates.map((value) => ({
              value,
              label: t(value === 'open' ? messages.openName : messages[value]),
            }))}
            onChange={(value) => setParams({ invoices: value, page: '' })}
          />
        </div>
      }
    >
      {rows()}
      <DatedPager meta={meta} busy={status === 'refreshing'} onPage={show} />
      {params.invoice && (
        <InvoiceSheet
          key={params.invoice}
          id={params.invoice}
          mayCredit={isAdmin}
          mayPay={!isAdmin}
          onClose={() => setParams({ invoice: '' })}
          onChanged={retry}
        />
      )}
    </Card>
  )
}
