import { sql } from 'kysely'
import { dayOf } from '../../days'
import { issueInvoice, planLine, saleTo } from '../../modules/invoices'
import { monthFrom, moveOwn } from '../../modules/wallet'
import { demoSeller } from '../content/bank'
import type { Moment } from './moment'
import type { Acting } from './people'

/** Older fees are from before there were invoices. */
const invoicedDays = 100

interface Fee {
  id: string
  at: string
  amount: number
  brand_id: string
  brand: string
  company_id: string
}

/** Invoices for the latest fees of Björkbrygg's company: the fees are in the books, their VAT is moved out of them. */
export const invoiceMoments = async ({ db, clock, config }: Acting): Promise<Moment[]> => {
  const selling = { ...config, seller: demoSeller }
  const { rows } =
    await sql<Fee>`SELECT t.id, t.created_at AS at, -e.amount AS amount, b.id AS brand_id, b.name AS brand, b.company_id
    FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id JOIN accounts a ON a.id = e.account_id
      JOIN brands b ON b.id = a.brand_id
    WHERE t.kind = 'fee' AND b.company_id = (SELECT company_id FROM brands WHERE slug = 'bjorkbrygg')
      AND t.created_at > ${new Date(clock.now)}::timestamptz - make_interval(days => ${invoicedDays})
    ORDER BY t.created_at, b.name`.execute(db)
  return rows.map(({ id, at, amount, brand_id: brandId, brand, company_id: companyId }) => ({
    at: new Date(at).toISOString(),
    run: async () => {
      const now = new Date(at)
      const sale = await saleTo(db, selling, { companyId, total: amount })
      if (!sale) return
      const movement = { kind: 'fee' as const, title: 'Moms', now, reference: `vat of ${id}` }
      if (sale.vat > 0) await moveOwn(db, { ...movement, from: 'fees', to: 'vat', amount: sale.vat })
      const period = monthFrom(dayOf(now))
      await issueInvoice(db, selling, {
        ...sale,
        brandId,
        lines: [planLine({ plan: 'small', brand, period, total: amount })],
        period,
        transactionId: id,
        now,
      })
    },
  }))
}
