import type { CompanyInvoice, Invoice, InvoiceDetails, Locale } from '@samspel/api'
import { numberOf } from './issue'
import { type InvoiceRow, numberOfRow, titleOf } from './repository'

export const toInvoice = (row: InvoiceRow, locale: Locale): Invoice => ({
  id: row.id,
  number: numberOfRow(row),
  kind: row.kind,
  issuedOn: row.issued_on,
  dueOn: row.due_on,
  title: titleOf(row, locale),
  brand: row.brand,
  net: row.net,
  vat: row.vat,
  total: row.total,
  state: row.state,
  mail: row.mail,
})

export const toCompanyInvoice = (row: InvoiceRow, locale: Locale): CompanyInvoice => ({
  ...toInvoice(row, locale),
  company: row.company,
})

/** What its company owes and can pay: of a card's payment not before the card's bank has decided. */
const payableOf = ({ state, left, paid, is_disputed: isDisputed }: InvoiceRow): number =>
  isDisputed || (state !== 'open' && state !== 'overdue') ? 0 : left - paid

/** What platform staff can credit: nothing of a credit, and nothing of what a card has paid. */
const creditableOf = ({ kind, left, payments }: InvoiceRow): number =>
  kind === 'credit' || payments.some(({ by }) => by === 'card') ? 0 : Math.max(left, 0)

export const toInvoiceDetails = (row: InvoiceRow, locale: Locale): InvoiceDetails => {
  const { name, organisationNumber, vatNumber, street, postalCode, town } = row.seller
  return {
    ...toInvoice(row, locale),
    companyId: row.company_id,
    seller: { name, organisationNumber, vatNumber, street, postalCode, town },
    buyer: row.buyer,
    vatRule: row.vat_rule,
    vatRate: row.vat_rate,
    reference: row.reference,
    reason: row.reason,
    credits: row.credits && { id: row.credits.id, number: numberOf(row.credits) },
    creditedBy: row.credited_by.map(({ id, total, ...of }) => ({ id, number: numberOf(of), total })),
    lines: row.lines.map(({ titleSv, titleEn, ...sums }) => ({ title: locale === 'sv' ? titleSv : titleEn, ...sums })),
    payments: row.payments,
    paid: row.paid,
    payable: payableOf(row),
    creditable: creditableOf(row),
  }
}
