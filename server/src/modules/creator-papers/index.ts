import { sql } from 'kysely'
import type { Handlers } from '../../http/call'
import { unansweredVat, viesJob } from '../../vies'
import { checkAtVies, getMyPapers, listMyPaperChanges, updateMyPapers } from './papers'

export { keepForReports } from './papers'
export { type LegalPerson, legalPersons, missingPapersIn, taxCountryIn } from './person'
export { openPaper, sealedPapers } from './sealing'

/** Asks the EU's register anew about creators' numbers that it has not answered for. */
export const creatorVatJob = viesJob({
  name: 'creators-vat-numbers',
  claim: async (db, now) => {
    const { rows } = await sql<{
      id: string
      vatNumber: string
      country: string
    }>`UPDATE creator_papers SET vat_asked_at = ${now}
      WHERE instagramer_id IN (${unansweredVat('creator_papers', 'instagramer_id', now)})
      RETURNING instagramer_id AS id, vat_number AS "vatNumber", left(vat_number, 2) AS country`.execute(db)
    return rows
  },
  check: checkAtVies,
})

export const creatorPaperHandlers = {
  getMyPapers: (call) => getMyPapers(call),
  updateMyPapers: (call) => updateMyPapers(call, call.body.papers),
  listMyPaperChanges: (call) => listMyPaperChanges(call, call.query),
} satisfies Partial<Handlers>
