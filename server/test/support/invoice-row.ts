import type { InvoiceRow } from '../../src/modules/invoices/repository'
import { splitTotal, type VatRule, vatRules } from '../../src/modules/invoices/vat'
import { demoSeller } from '../../src/seed/content/bank'

/** An invoice as the database has it: one line, paid, of a company in Göteborg unless said otherwise. */
export const invoiceRow = (
  rule: VatRule = 'domestic',
  { total = 49_900, ...over }: Partial<InvoiceRow> = {},
): InvoiceRow => {
  const split = splitTotal(total, rule)
  return {
    id: '0197a000-0000-7000-8000-000000000001',
    company_id: '0197a000-0000-7000-8000-000000000002',
    series_year: 2026,
    series_number: 1184,
    kind: total < 0 ? 'credit' : 'invoice',
    issued_on: '2026-11-08',
    due_on: '2026-11-08',
    period_from: '2026-11-08',
    period_to: '2026-12-07',
    brand: null,
    company: { id: '0197a000-0000-7000-8000-000000000002', name: 'Trekant Handel AB' },
    is_disputed: false,
    ...split,
    paid: total,
    left: total,
    state: 'paid',
    mail: 'sent',
    seller: demoSeller,
    buyer: {
      name: 'Trekant Handel AB',
      organisationNumber: '559999-4711',
      vatNumber: 'SE559999471101',
      country: 'SE',
      street: 'Magasinsgatan 11',
      postalCode: '411 18',
      town: 'Göteborg',
      email: 'faktura@trekant.test',
      reference: 'Kst 410, Sara Lindqvist',
    },
    vat_rule: rule,
    vat_rate: vatRules[rule].rate,
    reference: '20260011846',
    reason: null,
    credits: null,
    credited_by: [],
    lines: [
      {
        titleSv: 'Abonnemang Liten, 8 nov–7 dec 2026',
        titleEn: 'Subscription Small, 8 Nov–7 Dec 2026',
        quantity: 1,
        ...split,
      },
    ],
    payments: [],
    ...over,
  }
}
