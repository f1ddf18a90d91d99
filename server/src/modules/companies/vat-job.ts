import { sql } from 'kysely'
import type { Job } from '../../jobs/clock'
import { checkAtVies } from './papers'
import { asksVies } from './vies'

const againMinutes = 30
const atOnce = 20

/** Asks the EU's register anew about numbers that it has not answered for. */
export const vatJob: Job = {
  name: 'vat-numbers',
  everyMs: 5 * 60_000,
  run: async ({ db, config, now }) => {
    const { viesUrl } = config
    if (!viesUrl) return
    const at = now()
    // Claimed by the time of asking, so that several instances do not ask about the same.
    const { rows } = await sql<{ id: string; vat_number: string; country_code: string }>`UPDATE companies
      SET vat_asked_at = ${at} WHERE id IN (SELECT id FROM companies WHERE vat_state = 'unchecked'
        AND (vat_asked_at IS NULL OR vat_asked_at < ${new Date(at.getTime() - againMinutes * 60_000)})
        ORDER BY vat_asked_at NULLS FIRST LIMIT ${atOnce} FOR UPDATE SKIP LOCKED)
      RETURNING id, vat_number, country_code`.execute(db)
    for (const { id, vat_number: vatNumber, country_code: country } of rows)
      if (asksVies(config, country)) await checkAtVies(db, { viesUrl, companyId: id, vatNumber, now: at })
  },
}
