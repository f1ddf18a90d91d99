import { sql } from 'kysely'
import { selfBillingVersion } from '@samspel/api/self-billing'
import { createLocalBus } from '../../live'
import { billCreators } from '../../modules/self-billing'
import type { Clock } from '../clock'
import type { Acting } from './people'

const consenting = 8

/** Some creators have F-tax and let Samspel write their invoices: what they could withdraw in the months that have ended is invoiced. */
export const billInNames = async ({ db, config }: Acting, clock: Clock): Promise<void> => {
  const { rows } = await sql<{
    id: string
  }>`SELECT i.id FROM instagramers i JOIN creator_papers p ON p.instagramer_id = i.id
    JOIN LATERAL (SELECT count(*) AS earnings FROM accounts a
      JOIN ledger_entries e ON e.account_id = a.id JOIN ledger_transactions t ON t.id = e.transaction_id
      WHERE a.instagramer_id = i.id AND t.kind = 'earning'
        AND coalesce(e.available_at, e.created_at) BETWEEN ${clock.at(-110, 0, 0)} AND ${clock.at(-31, 0, 0)}) earned ON earnings > 0
    WHERE i.country_code = 'SE' AND i.email <> 'creator@samspel.test'
    ORDER BY earnings DESC, i.email LIMIT ${consenting}`.execute(db)
  for (const { id } of rows) {
    await sql`INSERT INTO tax_registrations (instagramer_id, f_tax_since, recorded_at)
      VALUES (${id}, ${clock.day(-400)}, ${clock.at(-120, 9, 5)})`.execute(db)
    await sql`UPDATE tax_standings SET f_tax_from = ${clock.day(-400)} WHERE instagramer_id = ${id}`.execute(db)
    await sql`INSERT INTO self_billing_consents (id, instagramer_id, text_version, given_at)
      VALUES (md5('self-billing' || ${id}::text)::uuid, ${id}, ${selfBillingVersion}, ${clock.at(-120, 9, 10)})`.execute(
      db,
    )
  }
  await billCreators({ db, config, live: createLocalBus(), now: () => new Date(clock.now) })
}
