import { sql } from 'kysely'
import { unansweredVat, viesJob } from '../../vies'
import { checkAtVies } from './papers'

/** Asks the EU's register anew about companies' numbers that it has not answered for. */
export const vatJob = viesJob({
  name: 'vat-numbers',
  // Claimed by the time of asking, so that several instances do not ask about the same.
  claim: async (db, now) => {
    const { rows } = await sql<{
      id: string
      vatNumber: string
      country: string
    }>`UPDATE companies SET vat_asked_at = ${now}
      WHERE id IN (${unansweredVat('companies', 'id', now)})
      RETURNING id, vat_number AS "vatNumber", country_code AS country`.execute(db)
    return rows
  },
  check: (db, { id, vatNumber, viesUrl, now }) => checkAtVies(db, { viesUrl, companyId: id, vatNumber, now }),
})
