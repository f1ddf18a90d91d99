import type { SelfBilledInvoice } from '@samspel/api'
import { useFormats, useLocale, useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { Button, Row } from '@samspel/ui'
import { type Column, Table } from '@samspel/ui/late'
import { useFile } from '../invoices'
import { getSelfBilledInvoiceFile } from './calls'
import { messages } from './messages'
import css from './SelfBilled.module.css'

interface Props {
  invoices: readonly SelfBilledInvoice[]
  busy: boolean
  /** Platform staff take one back. */
  onCredit: ((invoice: SelfBilledInvoice) => void) | undefined
}

/** What creators have invoiced, by month; on a phone cards. */
export function SelfBilledTable({ invoices, busy, onCredit }: Props) {
  const t = useText()
  const f = useFormats()
  const locale = useLocale()
  const dispatch = useAppDispatch()
  const { saving, save } = useFile()
  const money = (of: 'net' | 'vat' | 'total'): Column<SelfBilledInvoice> => ({
    key: of,
    header: t(messages[of]),
    align: 'end',
    hideOnPhone: of !== 'total',
    cell: (invoice) => <span className={of === 'total' ? css.total : undefined}>{f.ore(invoice[of])}</span>,
  })
  const columns: Column<SelfBilledInvoice>[] = [
    {
      key: 'creator',
      header: t(messages.creator),
      wrap: true,
      cell: ({ creator, kind, credits, isCredited }) => (
        <span className={css.words}>
          <span className={css.number}>{creator.name}</span>
          {kind === 'credit' && <span className={css.small}>{t(messages.creditOf, { number: credits ?? '' })}</span>}
          {isCredited && <span className={css.small}>{t(messages.isCredited)}</span>}
        </span>
      ),
    },
    { key: 'number', header: t(messages.number), cell: ({ number }) => number },
    { key: 'month', header: t(messages.month), cell: ({ month }) => f.date(month, 'month') },
    money('net'),
    money('vat'),
    money('total'),
    {
      key: 'files',
      header: t(messages.files),
      hideHeader: true,
      align: 'end',
      cell: (invoice) => (
        <Row gap={4} justify="end">
          {(['pdf', 'ubl'] as const).map((format) => (
            <Button
              key={format}
              size="sm"
              variant="quiet"
              loading={saving === `${invoice.id} ${format}`}
              aria-label={t(messages.fileOf, {
                format: format.toUpperCase(),
                number: invoice.number,
                creator: invoice.creator.name,
              })}
              onClick={() =>
                save(`${invoice.id} ${format}`, () =>
                  dispatch(getSelfBilledInvoiceFile({ params: { id: invoice.id }, query: { format, locale } })),
                )
              }
            >
              {format.toUpperCase()}
            </Button>
          ))}
          {onCredit && invoice.kind === 'invoice' && !invoice.isCredited && (
            <Button size="sm" variant="quiet" onClick={() => onCredit(invoice)}>
              {t(messages.credit)}
            </Button>
          )}
        </Row>
      ),
    },
  ]
  return <Table caption={t(messages.title)} columns={columns} rows={invoices} rowKey={({ id }) => id} busy={busy} />
}
