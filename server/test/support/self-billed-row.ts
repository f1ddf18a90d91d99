import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { type Db, transact } from '../../src/db/transact'

/** An invoice of a creator to a company, as the job issues it, with its consent, which is taken back. */
export const selfBilledRow = (
  db: Db,
  { companyId, creatorId, name }: { companyId: string; creatorId: string; name: string },
): Promise<string> =>
  transact(db, async (trx) => {
    const [id, consentId] = [uuidv7(), uuidv7()]
    await sql`INSERT INTO self_billing_consents (id, instagramer_id, text_version, given_at, withdrawn_at)
      VALUES (${consentId}, ${creatorId}, 1, '2026-09-01', '2026-10-01')`.execute(trx)
    const { rows } = await sql<{
      number: number
    }>`INSERT INTO self_billing_series (instagramer_id, last_number) VALUES (${creatorId}, 1)
      ON CONFLICT (instagramer_id) DO UPDATE SET last_number = self_billing_series.last_number + 1 RETURNING last_number AS number`.execute(
      trx,
    )
    const seller = {
      name,
      street: name,
      postalCode: '411 18',
      town: 'Göteborg',
      country: 'SE',
      fTax: true,
      id: creatorId,
    }
    const buyer = { name, country: 'SE', organisationNumber: '559999-4711' }
    await sql`INSERT INTO self_billed_invoices (id, instagramer_id, number, company_id, consent_id, kind, issued_on, period_from, period_to,
        seller, buyer, vat_rule, vat_rate, net, vat, total, created_at)
      VALUES (${id}, ${creatorId}, ${rows[0]!.number}, ${companyId}, ${consentId}, 'invoice', '2026-10-01', '2026-09-01', '2026-09-30',
        ${JSON.stringify(seller)}::jsonb, ${JSON.stringify(buyer)}::jsonb, 'not_registered', 0, 500, 0, 500, '2026-10-01')`.execute(
      trx,
    )
    await sql`INSERT INTO self_billed_lines (invoice_id, position, title_sv, title_en, net, vat, total)
      VALUES (${id}, 1, ${name}, ${name}, 500, 0, 500)`.execute(trx)
    return id
  })
