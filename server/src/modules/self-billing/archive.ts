import { archivesOf, rowsInPages } from '../../archives'
import type { UserCaller } from '../../auth/caller'
import type { Context, Query } from '../../context'
import { drawInvoice, requireCompany } from '../invoices'
import { filesNamed, ofCompany } from './queries'
import { pageOfInvoices, toDocument } from './repository'

const { addressFor, serve } = archivesOf({
  name: 'self_billed_archives',
  async *filesOf({ db, now }, [companyId = '', year, month, locale]) {
    const filter = {
      seen: ofCompany(companyId),
      year: year ? Number(year) : undefined,
      month: month ? Number(month) : undefined,
    }
    const nameOf = filesNamed()
    const had = new Set<string>()
    for await (const row of rowsInPages(async (page) => (await pageOfInvoices(db, filter, page)).rows)) {
      // What is issued meanwhile moves the others to the next page.
      if (had.has(row.id)) continue
      had.add(row.id)
      yield {
        name: `${nameOf(row)}.pdf`,
        content: await drawInvoice(toDocument(row), locale === 'en' ? 'en' : 'sv', now),
      }
    }
  },
  nameOf: ([, year, month, locale]) =>
    [locale === 'en' ? 'self-billed' : 'sjalvfakturor', year, month?.padStart(2, '0')].filter(Boolean).join('-'),
})

export { serve as serveSelfBilledArchives }

/** The address of the PDFs of what the filter shows, however many they are. */
export const archiveOfCompany = async (
  { db, caller, config, now }: Context<UserCaller>,
  { id, year, month, locale = 'sv' }: { id: string } & Query<'archiveSelfBilledInvoices'>,
) => {
  await requireCompany(db, caller, id)
  const words = [id, String(year ?? ''), year && month ? String(month) : '', locale]
  return { export: addressFor({ sessionId: caller.sessionId, words }, config.sessionSecret, now) }
}
