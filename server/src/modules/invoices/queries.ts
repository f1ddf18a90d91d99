import { sql } from 'kysely'
import { type InvoiceDetails, pageSizes } from '@samspel/api'
import { invoicesInFile } from '@samspel/api/invoice-states'
import type { UserCaller } from '../../auth/caller'
import { may } from '../../auth/roles'
import type { Context, Query } from '../../context'
import { dayOf } from '../../days'
import { AppError, invalid } from '../../errors'
import { metaOf, pageOf } from '../../http/page'
import { storedZip } from '../../zip'
import { documentOf } from './document'
import { drawInvoice } from './paper'
import { requireCompany, seenCompany } from './policies'
import { findInvoice, type InvoiceRow, numberOfRow, owedOf, pageOfInvoices, yearsOf } from './repository'
import { toCompanyInvoice, toInvoice, toInvoiceDetails } from './serialize'
import { ublOf } from './ubl'

type Staff = Context<UserCaller>

/** Own company's: an invoice that the caller may not see is not found. */
export const invoiceFor = async ({ db, caller, now }: Staff, id: string): Promise<InvoiceRow> => {
  const row = await findInvoice(db, { id, seen: seenCompany(sql`i.company_id`, caller), today: dayOf(now) })
  if (!row) throw new AppError('not_found')
  return row
}

export const listInvoices = async (
  { db, caller, now }: Staff,
  { id: companyId, ...query }: { id: string } & Query<'listInvoices'>,
) => {
  await requireCompany(db, caller, companyId)
  const { year, state, sort, locale = 'sv' } = query
  const page = pageOf(query, pageSizes.table)
  const [{ rows, total }, years] = await Promise.all([
    pageOfInvoices(db, {
      filter: { companyId, year, state },
      seen: sql`i.company_id = ${companyId}`,
      today: dayOf(now),
      sort,
      ...page,
    }),
    yearsOf(db, companyId),
  ])
  return { invoices: rows.map((row) => toInvoice(row, locale)), meta: metaOf(page, total), years }
}

/** Those of all companies, for the platform's own staff. */
export const listAllInvoices = async ({ db, caller, now }: Staff, query: Query<'listAllInvoices'>) => {
  if (!may(caller, 'manageEveryCompany')) throw new AppError('forbidden')
  const { state, sort, locale = 'sv' } = query
  const asked = {
    filter: { state, words: query.query?.trim() || undefined },
    seen: seenCompany(sql`i.company_id`, caller),
    today: dayOf(now),
  }
  const page = pageOf(query, pageSizes.table)
  const [{ rows, total }, owed] = await Promise.all([
    pageOfInvoices(db, { ...asked, sort, ...page }),
    owedOf(db, asked),
  ])
  return { invoices: rows.map((row) => toCompanyInvoice(row, locale)), meta: metaOf(page, total), owed }
}

export const getInvoice = async (
  context: Staff,
  { id, locale = 'sv' }: { id: string } & Query<'getInvoice'>,
): Promise<{ invoice: InvoiceDetails }> => ({ invoice: toInvoiceDetails(await invoiceFor(context, id), locale) })

export const getInvoiceFile = async (
  context: Staff,
  { id, format, locale = 'sv' }: { id: string } & Query<'getInvoiceFile'>,
) => {
  const row = await invoiceFor(context, id)
  if (format === 'ubl')
    return { file: Buffer.from(ublOf(documentOf(row))).toString('base64'), fileName: `${numberOfRow(row)}.xml` }
  const file = await drawInvoice(documentOf(row), locale, context.now)
  return { file: file.toString('base64'), fileName: `${numberOfRow(row)}.pdf` }
}

/** The PDFs of what the filter shows, as one file. */
export const exportInvoices = async (
  { db, caller, now }: Staff,
  { id: companyId, year, state, locale = 'sv' }: { id: string } & Query<'exportInvoices'>,
) => {
  await requireCompany(db, caller, companyId)
  const { rows, total } = await pageOfInvoices(db, {
    filter: { companyId, year, state },
    seen: sql`i.company_id = ${companyId}`,
    today: dayOf(now),
    sort: 'oldest',
    limit: invoicesInFile,
    offset: 0,
  })
  if (total > invoicesInFile) throw invalid({ year: ['too_large'] })
  const files: { name: string; content: Buffer }[] = []
  // One after the other: a drawing holds the loop as it is.
  for (const row of rows)
    files.push({ name: `${numberOfRow(row)}.pdf`, content: await drawInvoice(documentOf(row), locale, now) })
  const fileName = `${locale === 'sv' ? 'fakturor' : 'invoices'}${year ? `-${year}` : ''}.zip`
  return { file: (await storedZip(files, now)).toString('base64'), fileName }
}
