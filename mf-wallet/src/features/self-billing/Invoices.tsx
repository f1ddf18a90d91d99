import { useState } from 'react'
import type { SelfBilledInvoice } from '@samspel/api'
import { saveFile } from '@samspel/desk/save-file'
import { DatedPager } from '@samspel/federation/dated-pager'
import { ReadError } from '@samspel/federation/read-error'
import { commonMessages, useFormats, useLocale, useText } from '@samspel/i18n'
import { useQueryParams } from '@samspel/navigation'
import { useAppDispatch, useQuery } from '@samspel/store'
import { Button, EmptyState, List, ListItem, notify, Row, SectionHead, SelectField, SkeletonList } from '@samspel/ui'
import { bytesOf } from '../../components/bytes'
import { getSelfBilledInvoiceFile, listMySelfBilledInvoices } from './calls'
import { messages } from './messages'
import css from './SelfBilling.module.css'

const formats = [
  ['pdf', 'application/pdf'],
  ['ubl', 'application/xml'],
] as const

function Invoice({ invoice }: { invoice: SelfBilledInvoice }) {
  const t = useText()
  const f = useFormats()
  const locale = useLocale()
  const dispatch = useAppDispatch()
  const [making, setMaking] = useState<string>()
  const { id, number, payer, month, total, vat, kind, credits, isCredited } = invoice
  const save = async (format: 'pdf' | 'ubl', type: string) => {
    setMaking(format)
    const { ok, data } = await dispatch(getSelfBilledInvoiceFile({ params: { id }, query: { format, locale } }))
    setMaking(undefined)
    if (!ok || !data) return notify({ kind: 'bad', message: t(messages.fileFailed) })
    saveFile(data.fileName, bytesOf(data.file), type)
  }
  const state =
    kind === 'credit' ? t(messages.creditOf, { number: credits ?? '' }) : isCredited && t(messages.isCredited)
  return (
    <ListItem
      title={payer.name}
      detail={[
        number,
        f.date(month, 'month'),
        t(vat === 0 ? messages.noVat : messages.ofWhichVat, { vat: f.ore(vat) }),
        state,
      ]
        .filter(Boolean)
        .join(' · ')}
      aside={<span className={css.total}>{f.ore(total)}</span>}
    >
      <div className={css.files}>
        <Row gap={8}>
          {formats.map(([format, type]) => (
            <Button
              key={format}
              size="sm"
              icon="download"
              loading={making === format}
              aria-label={t(messages.fileOf, { format: format.toUpperCase(), number, payer: payer.name })}
              onClick={() => void save(format, type)}
            >
              {format.toUpperCase()}
            </Button>
          ))}
        </Row>
      </div>
    </ListItem>
  )
}

/** The caller's self-billed invoices, by year and payer. */
export function Invoices() {
  const t = useText()
  const [params, setParams] = useQueryParams()
  const year = Number(params.year) || undefined
  const { payer: payerId } = params
  const page = Math.max(1, Number(params.page) || 1)
  const query = { page, ...(year && { year }), ...(payerId && { payerId }) }
  const { result, status, error, retry } = useQuery(listMySelfBilledInvoices({ query }))
  const show = (to: number) => setParams({ page: to === 1 ? '' : String(to) })
  if (error && !result) return <ReadError what={t(messages.listFailed)} error={error} onRetry={retry} />
  if (!result) return <SkeletonList label={t(messages.loading)} />
  const { invoices, meta, years, payers } = result
  return (
    <>
      <SectionHead title={t(messages.invoices)} />
      {(years.length > 0 || year || payerId) && (
        <div className={css.tools}>
          <SelectField
            label={t(messages.year)}
            clearable
            placeholder={t(messages.allYears)}
            value={year ? String(year) : null}
            options={[...new Set([...years, ...(year ? [year] : [])])].map((each) => ({
              value: String(each),
              label: String(each),
            }))}
            onChange={(value) => setParams({ year: value ?? '', page: '' })}
          />
          <SelectField
            label={t(messages.payer)}
            clearable
            placeholder={t(messages.allPayers)}
            value={payerId ?? null}
            options={payers.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(value) => setParams({ payer: value ?? '', page: '' })}
          />
        </div>
      )}
      {invoices.length > 0 ? (
        <List label={t(messages.invoices)}>
          {invoices.map((invoice) => (
            <Invoice key={invoice.id} invoice={invoice} />
          ))}
        </List>
      ) : year || payerId ? (
        <EmptyState
          title={t(messages.noneFound)}
          action={
            <Button onClick={() => setParams({ year: '', payer: '', page: '' })}>{t(commonMessages.showAll)}</Button>
          }
        />
      ) : (
        <EmptyState title={t(messages.none)} text={t(messages.noneText)} />
      )}
      <DatedPager meta={meta} busy={status === 'refreshing'} onPage={show} />
    </>
  )
}
