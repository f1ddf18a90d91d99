import { sql } from 'kysely'
import { invoiceStates } from '@samspel/api/invoice-states'
import { archivesOf, rowsInPages } from '../../archives'
import type { UserCaller } from '../../auth/caller'
import type { Context, Query } from '../../context'
import { dayOf } from '../../days'
import { documentOf } from './document'
import { drawInvoice } from './paper'
import { requireCompany } from './policies'
import { numberOfRow, pageOfInvoices } from './repository'

const { addressFor, serve } = archivesOf({
  name: 'invoice_archives',
  async *filesOf({ db, now }, [companyId = '', year, state, locale]) {
    const filter = {
      companyId,
      year: year ? Number(year) : undefined,
      state: invoiceStates.find((each) => each === state),
    }
    // The oldest first: what is issued meanwhile comes last and moves nothing.
    const asked = { filter, seen: sql`i.company_id = ${companyId}`, today: dayOf(now), sort: 'oldest' as const }
    for await (const row of rowsInPages(async (page) => (await pageOfInvoices(db, { ...asked, ...page })).rows))
      yield {
        name: `${numberOfRow(row)}.pdf`,
        content: await drawInvoice(documentOf(row), locale === 'en' ? 'en' : 'sv', now),
      }
  },
  nameOf: ([, year, , locale]) => [locale === 'en' ? 'invoices' : 'fakturor', year].filter(Boolean).join('-'),
})

export { serve as serveInvoiceArchives }

/** The address of the PDFs of what the filter shows, however many they are. */
export const archiveInvoices = async (
  { db, caller, config, now }: Context<UserCaller>,
  { id, year, state, locale = 'sv' }: { id: string } & Query<'archiveInvoices'>,
) => {
  await requireCompany(db, caller, id)
  const words = [id, String(year ?? ''), state ?? '', locale]
  return { export: addressFor({ sessionId: caller.sessionId, words }, config.sessionSecret, now) }
}
