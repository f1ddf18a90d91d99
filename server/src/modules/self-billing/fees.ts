import { sql } from 'kysely'
import type { Db } from '../../db/transact'
import { taxItems } from '../tax'

/** What a creator could withdraw of one company in a month and has not been invoiced. */
export interface FeeMonth {
  /** Its first day. */
  month: string
  companyId: string
  /** Whether F-tax counted for any of it. */
  hasFTax: boolean
  fees: { entryId: string; title: string; brand: string; day: string; amount: number }[]
}

interface Row {
  entryId: string
  title: string
  brand: string
  companyId: string
  month: string
  day: string
  amount: number
  hasFTax: boolean
}

const inStockholm = (column: string) => sql`${sql.ref(column)} AT TIME ZONE 'Europe/Stockholm'`

/**
 * By month and company, of a year: the rows of the tax page, so that both say the same. Of those that came while the consent held, before
 * `firstOfMonth`, from a creator with F-tax at the time or a VAT number.
 */
export const feeMonths = async (
  db: Db,
  {
    consentId,
    creatorId,
    year,
    firstOfMonth,
  }: { consentId: string; creatorId: string; year: number; firstOfMonth: string },
): Promise<FeeMonth[]> => {
  const { rows } = await sql<Row>`SELECT item.id AS "entryId", item.title, b.name AS brand, b.company_id AS "companyId",
      to_char(${inStockholm('item.at')}, 'YYYY-MM-01') AS month, to_char(${inStockholm('item.at')}, 'YYYY-MM-DD') AS day,
      item.amount, item.f_tax AS "hasFTax"
    FROM ${taxItems(year, { creatorId })} item JOIN brands b ON b.id = item.brand_id
      JOIN self_billing_consents c ON c.id = ${consentId} LEFT JOIN creator_papers p ON p.instagramer_id = item.instagramer_id
    WHERE item.kind = 'fee' AND item.amount > 0 AND item.at >= c.given_at AND item.at < coalesce(c.withdrawn_at, 'infinity')
      AND item.at < ${firstOfMonth}::timestamp AT TIME ZONE 'Europe/Stockholm' AND (item.f_tax OR p.vat_number IS NOT NULL)
      AND NOT EXISTS (SELECT FROM self_billed_lines l WHERE l.entry_id = item.id)
    ORDER BY month, b.company_id, item.at, item.id`.execute(db)
  const found = new Map<string, FeeMonth>()
  for (const { companyId, month, hasFTax, ...fee } of rows) {
    const key = `${month} ${companyId}`
    const before = found.get(key) ?? { month, companyId, hasFTax: false, fees: [] }
    found.set(key, { ...before, hasFTax: before.hasFTax || hasFTax, fees: [...before.fees, fee] })
  }
  return [...found.values()]
}
