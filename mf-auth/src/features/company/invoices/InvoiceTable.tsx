import type { CompanyInvoice, Invoice } from '@samspel/api'
import { useFormats, useLocale, useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { Button, Link, TextButton } from '@samspel/ui'
import { type Column, type Sort, Table } from '@samspel/ui/late'
import { getInvoiceFile } from './actions'
import css from './Invoices.module.css'
import { InvoiceState } from './InvoiceState'
import { messages } from './messages'
import { useFile } from './use-file'

interface Props {
  /** With their companies where they are of several. */
  invoices: readonly (Invoice & Partial<Pick<CompanyInvoice, 'company'>>)[]
  sort: 'newest' | 'oldest'
  onSort: (sort: 'newest' | 'oldest') => void
  onOpen: (id: string) => void
  busy: boolean
}

/** Invoices and credits by date; on a phone cards with the PDF as their only button. */
export function InvoiceTable({ invoices, sort, onSort, onOpen, busy }: Props) {
  const t = useText()
  const f = useFormats()
  const locale = useLocale()
  const dispatch = useAppDispatch()
  const { saving, save } = useFile()
  const money = (of: 'net' | 'vat' | 'total'): Column<Props['invoices'][number]> => ({
    key: of,
    header: t(messages[of]),
    align: 'end',
    hideOnPhone: of !== 'total',
    cell: (invoice) => (
      <span className={of === 'total' ? css.total : of === 'vat' ? css.quiet : undefined}>{f.ore(invoice[of])}</span>
    ),
  })
  type Row = Props['invoices'][number]
  const hasCompany = invoices.some(({ company }) => company)
  const columns: Column<Row>[] = [
    {
      key: 'number',
      header: t(messages.number),
      cell: ({ id, number }) => (
        <TextButton onClick={() => onOpen(id)}>
          <span className={css.number}>{number}</span>
        </TextButton>
      ),
    },
    { key: 'date', header: t(messages.date), sortKey: 'date', cell: ({ issuedOn }) => f.date(issuedOn, 'short') },
    ...(hasCompany
      ? [
          {
            key: 'company',
            header: t(messages.company),
            wrap: true,
            cell: ({ company }: Row) =>
              company && <Link href={`/admin/companies/${company.id}/papers`}>{company.name}</Link>,
          },
        ]
      : []),
    {
      key: 'what',
      header: t(messages.what),
      wrap: true,
      cell: ({ title, mail }) => (
        <span className={css.words}>
          <span>{title}</span>
          {mail === 'failed' && <span className={css.bad}>{t(messages.mailFailed)}</span>}
        </span>
      ),
    },
    ...(hasCompany ? [] : [money('net'), money('vat')]),
    money('total'),
    { key: 'state', header: t(messages.state), cell: (invoice) => <InvoiceState invoice={invoice} /> },
    {
      key: 'pdf',
      header: t(messages.file),
      hideHeader: true,
      align: 'end',
      cell: ({ id, number }) => (
        <Button
          size="sm"
          variant="quiet"
          icon="file-text"
          loading={saving === id}
          aria-label={t(messages.pdfOf, { number })}
          onClick={() => save(id, () => dispatch(getInvoiceFile({ params: { id }, query: { format: 'pdf', locale } })))}
        >
          {t(messages.pdf)}
        </Button>
      ),
    },
  ]
  const direction: Sort['direction'] = sort === 'newest' ? 'desc' : 'asc'
  return (
    <Table
      caption={t(messages.title)}
      columns={columns}
      rows={invoices}
      rowKey={({ id }) => id}
      busy={busy}
      sort={{ key: 'date', direction }}
      onSort={(next) => onSort(next.direction === 'desc' ? 'newest' : 'oldest')}
    />
  )
}
