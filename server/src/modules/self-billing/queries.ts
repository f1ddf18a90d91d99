import { type RawBuilder, sql } from 'kysely'
import { type Locale, pageSizes } from '@samspel/api'
import { invoicesInFile } from '@samspel/api/invoice-states'
import type { CreatorCaller, UserCaller } from '../../auth/caller'
import type { Context, Query } from '../../context'
import type { Db } from '../../db/transact'
import { AppError, invalid } from '../../errors'
import { metaOf, pageOf } from '../../http/page'
import { storedZip } from '../../zip'
import { drawInvoice, requireCompany, seenCompany, ublOf } from '../invoices'
import { findInvoice, type InvoiceRow, pageOfInvoices, payersOf, toDocument, toInvoice, yearsOf } from './repository'
import { numberInWords } from './words'

type Staff = Context<UserCaller>

const ofCreator = (id: string) => sql`i.instagramer_id = ${id}`
/** The invoices that a company is the buyer of. */
export const ofCompany = (id: string) => sql`i.company_id = ${id}`

export const listMine = async ({ db, caller }: Context<CreatorCaller>, query: Query<'listMySelfBilledInvoices'>) => {
  const page = pageOf(query, pageSizes.table)
  const { year, payerId } = query
  const seen = ofCreator(caller.id)
  const { rows, total } = await pageOfInvoices(db, { seen, year, payerId }, page)
  return {
    invoices: rows.map(toInvoice),
    meta: metaOf(page, total),
    years: await yearsOf(db, seen),
    payers: await payersOf(db, caller.id),
  }
}

/** How many months wait for papers, and what the company itself lacks for them. */
const waitingFor = async (db: Db, companyId: string) => {
  const { rows } = await sql<{ waiting: number; payerMissing: string[] }>`SELECT count(*)::integer AS waiting,
      coalesce((SELECT array_agg(DISTINCT field ORDER BY field) FROM self_billing_waits lacking, unnest(lacking.payer_missing) field
        WHERE lacking.company_id = ${companyId}), '{}') AS "payerMissing"
    FROM self_billing_waits w WHERE w.company_id = ${companyId}`.execute(db)
  return rows[0] ?? { waiting: 0, payerMissing: [] }
}

export const listOfCompany = async (
  { db, caller }: Staff,
  { id, ...query }: { id: string } & Query<'listSelfBilledInvoices'>,
) => {
  await requireCompany(db, caller, id)
  const page = pageOf(query, pageSizes.table)
  const seen = ofCompany(id)
  const { rows, total } = await pageOfInvoices(db, { seen, year: query.year, month: query.month }, page)
  return {
    invoices: rows.map(toInvoice),
    meta: metaOf(page, total),
    years: await yearsOf(db, seen),
    ...(await waitingFor(db, id)),
  }
}

/** Numbers are each creator's own, so a name stands beside them; of it what every system takes in a file's name. */
const fileNameOf = ({ number, seller }: InvoiceRow): string =>
  `${numberInWords(number)}-${seller.name
    .normalize('NFD')
    .replaceAll(/[^\p{ASCII}]/gu, '')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .toLowerCase()}`.replace(/-$/, '')

/** Names files of one archive, each once: two creators may have one name. */
export const filesNamed = (): ((row: InvoiceRow) => string) => {
  const taken = new Map<string, number>()
  return (row) => {
    const name = fileNameOf(row)
    const times = taken.get(name) ?? 0
    taken.set(name, times + 1)
    return `${name}${times > 0 ? `-${times + 1}` : ''}`
  }
}

export const exportOfCompany = async (
  { db, caller, now }: Staff,
  { id, year, month, locale = 'sv' }: { id: string } & Query<'exportSelfBilledInvoices'>,
) => {
  await requireCompany(db, caller, id)
  const { rows, total } = await pageOfInvoices(
    db,
    { seen: ofCompany(id), year, month },
    { limit: invoicesInFile, offset: 0 },
  )
  if (total > invoicesInFile) throw invalid({ month: ['too_large'] })
  const files: { name: string; content: Buffer }[] = []
  const nameOf = filesNamed()
  // One after the other: a drawing holds the loop as it is.
  for (const row of rows)
    files.push({ name: `${nameOf(row)}.pdf`, content: await drawInvoice(toDocument(row), locale, now) })
  const period = [year, year && month ? String(month).padStart(2, '0') : undefined].filter(Boolean).join('-')
  const fileName = `${[locale === 'sv' ? 'sjalvfakturor' : 'self-billed', period].filter(Boolean).join('-')}.zip`
  return { file: (await storedZip(files, now)).toString('base64'), fileName }
}

const seenBy = (caller: UserCaller | CreatorCaller): RawBuilder<unknown> =>
  caller.kind === 'instagramer' ? ofCreator(caller.id) : seenCompany(sql`i.company_id`, caller)

/** One that the caller is a party to, or the platform's staff; another one is not found. */
export const invoiceFor = async (db: Db, caller: UserCaller | CreatorCaller, id: string): Promise<InvoiceRow> => {
  const row = await findInvoice(db, { seen: seenBy(caller), id })
  if (!row) throw new AppError('not_found')
  return row
}

export const getFile = async (
  { db, caller, now }: Context<UserCaller | CreatorCaller>,
  { id, format, locale = 'sv' }: { id: string } & Query<'getSelfBilledInvoiceFile'>,
) => {
  const row = await invoiceFor(db, caller, id)
  const file = format === 'ubl' ? Buffer.from(ublOf(toDocument(row))) : await drawInvoice(toDocument(row), locale, now)
  return { file: file.toString('base64'), fileName: `${fileNameOf(row)}.${format === 'ubl' ? 'xml' : 'pdf'}` }
}

/** The invoice as a file of the mail that brings it; asks for no right, since the mail goes to its buyer. */
export const selfBilledFile = async (
  db: Db,
  { id, locale }: { id: string; locale: Locale },
  now: Date,
): Promise<{ filename: string; content: Buffer } | undefined> => {
  const row = await findInvoice(db, { seen: sql`true`, id })
  return row && { filename: `${fileNameOf(row)}.pdf`, content: await drawInvoice(toDocument(row), locale, now) }
}
