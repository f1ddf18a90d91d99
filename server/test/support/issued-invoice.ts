import { transact } from '../../src/db/transact'
import { issueInvoice, saleTo } from '../../src/modules/invoices'
import { fee, fund } from '../../src/modules/wallet/ledger'
import { demoSeller } from '../../src/seed/content/bank'
import type { TestApi } from './test-api'

interface Sold {
  brand: { id: string; companyId: string }
  accountId: string
  /** Öre. */
  total: number
  title: string
}

/** An invoice for a plan, which the brand's account has paid; its id. */
export const issuedInvoice = (db: TestApi['db'], { brand, accountId, total, title }: Sold): Promise<string> =>
  transact(db, async (trx) => {
    const [now, selling] = [new Date(), { seller: demoSeller, appUrl: '' }]
    await fund(trx, { accountId, amount: total, title, now })
    const sale = await saleTo(trx, selling, { companyId: brand.companyId, total })
    if (!sale) throw new Error('No seller')
    const { transactionId } = await fee(trx, { accountId, amount: total, vat: sale.vat, title, now })
    const lines = [{ kind: 'plan' as const, total, titleSv: title, titleEn: title }]
    return (await issueInvoice(trx, selling, { ...sale, brandId: brand.id, lines, transactionId, now })).id
  })
