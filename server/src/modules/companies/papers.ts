import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { type CompanyPapers, pageSizes, type PaperChange, type PaperField } from '@samspel/api'
import type { UserCaller } from '../../auth/caller'
import { may, type Right } from '../../auth/roles'
import type { Body, Context, Query } from '../../context'
import { pageWithTotal } from '../../db/page-with-total'
import { type Db, transact } from '../../db/transact'
import { AppError, invalid } from '../../errors'
import { metaOf, pageOf } from '../../http/page'
import { asksVies, verdictColumns } from '../../vies'
import { record } from '../audit'
import { foreignIn, neededPapers, type PaperValues, readPapers } from './paper-values'
import { managerOf } from './scope'

const columns = {
  legalName: 'legal_name',
  organisationNumber: 'organisation_number',
  vatNumber: 'vat_number',
  countryCode: 'country_code',
  street: 'street',
  postalCode: 'postal_code',
  town: 'town',
  invoiceEmail: 'invoice_email',
  reference: 'reference',
} as const satisfies Record<PaperField, string>

/** What stands on the company's invoices from now on, and what is missing there. Asks for no right: the caller does. */
export const papersOf = async (db: Db, companyId: string): Promise<CompanyPapers> => {
  const row = await db
    .selectFrom('companies')
    .select([...Object.values(columns), 'vat_state', 'vat_checked_at', 'vat_name'])
    .where('id', '=', companyId)
    .executeTakeFirst()
  if (!row) throw new AppError('not_found')
  const papers = {
    companyId,
    legalName: row.legal_name,
    organisationNumber: row.organisation_number,
    vatNumber: row.vat_number,
    vatState: row.vat_state,
    vatCheckedAt: row.vat_checked_at,
    vatName: row.vat_name,
    countryCode: row.country_code,
    street: row.street,
    postalCode: row.postal_code,
    town: row.town,
    invoiceEmail: row.invoice_email,
    reference: row.reference,
  }
  return { ...papers, missing: neededPapers.filter((field) => papers[field] === null) }
}

/** Whether who the company is, or where, is not known; the invoice address alone keeps nobody from paying. */
export const lacksPapers = async (db: Db, companyId: string): Promise<boolean> =>
  (await papersOf(db, companyId)).missing.some((field) => field !== 'invoiceEmail')

/** 422 `papers_missing` while who the company is, or where, is not known: the invoice of what is bought could not be written. */
export const requirePapers = async (db: Db, companyId: string): Promise<void> => {
  if (await lacksPapers(db, companyId)) throw new AppError('papers_missing')
}

/** Another's company is not found. */
const requireRight = (caller: UserCaller, right: Right, companyId: string): void => {
  const isTheirs =
    may(caller, right) && (may(caller, 'manageEveryCompany') || managerOf(caller).companyId === companyId)
  if (!isTheirs) throw new AppError('not_found')
}

type Staff = Pick<Context<UserCaller>, 'db' | 'caller' | 'config'>

const answer = async ({ db, config }: Pick<Staff, 'db' | 'config'>, id: string) => {
  const papers = await papersOf(db, id)
  return { papers, asksVies: asksVies(config, papers.countryCode) }
}

export const getCompanyPapers = async (context: Staff, { id }: { id: string }) => {
  requireRight(context.caller, 'seePapers', id)
  return answer(context, id)
}

/** Writes what differs, with the history of it. A new VAT number has not been asked about. */
const writePapers = async (
  trx: Db,
  { papers, values, actor, now }: { papers: CompanyPapers; values: PaperValues; actor: UserCaller; now: Date },
): Promise<void> => {
  const changed = (Object.keys(values) as PaperField[]).filter((field) => values[field] !== papers[field])
  if (changed.length === 0) return
  const vat = changed.includes('vatNumber') && {
    vat_state: values.vatNumber ? ('unchecked' as const) : null,
    vat_checked_at: null,
    vat_name: null,
    vat_asked_at: null,
  }
  const sets = Object.fromEntries(changed.map((field) => [columns[field], values[field]]))
  await trx
    .updateTable('companies')
    .set({ ...sets, ...vat })
    .where('id', '=', papers.companyId)
    .execute()
  await trx
    .insertInto('company_paper_changes')
    .values(
      changed.map((field) => ({
        id: uuidv7(),
        company_id: papers.companyId,
        field,
        from_value: papers[field],
        to_value: values[field] ?? null,
        user_id: actor.id,
        changed_at: now.toISOString(),
      })),
    )
    .execute()
  await record(trx, {
    companyId: papers.companyId,
    actor,
    kind: 'papers_changed',
    facts: {
      fields: changed,
      ...(changed.length === 1 && { from: papers[changed[0]!], to: values[changed[0]!] ?? null }),
    },
    now,
  })
}

/** Writes what the register said, unless the number is another one by now. */
export const checkAtVies = async (
  db: Db,
  { viesUrl, companyId, vatNumber, now }: { viesUrl: string; companyId: string; vatNumber: string; now: Date },
): Promise<void> => {
  await db
    .updateTable('companies')
    .set(await verdictColumns(viesUrl, vatNumber, now))
    .where('id', '=', companyId)
    .where('vat_number', '=', vatNumber)
    .execute()
}

/** Moves a company to another country: numbers and a post code that are not that country's are taken away. */
export const moveCompany = async (
  trx: Db,
  {
    companyId,
    countryCode,
    actor,
    now,
  }: {
    companyId: string
    countryCode: CompanyPapers['countryCode']
    actor: UserCaller
    now: Date
  },
): Promise<void> => {
  const papers = await papersOf(trx, companyId)
  await writePapers(trx, { papers, values: { countryCode, ...foreignIn(papers, countryCode) }, actor, now })
}

/** Changes the papers; the register is asked about a new VAT number after that, outside the transaction. */
export const updateCompanyPapers = async (
  context: Context<UserCaller>,
  { id, change }: { id: string; change: Body<'updateCompanyPapers'>['papers'] },
) => {
  const { db, caller, now, config } = context
  requireRight(caller, 'keepPapers', id)
  await transact(db, async (trx) => {
    await trx.selectFrom('companies').select('id').where('id', '=', id).forNoKeyUpdate().execute()
    const papers = await papersOf(trx, id)
    const country = change.countryCode ?? papers.countryCode
    const { values, errors } = readPapers(change, country)
    for (const field of neededPapers) if (values[field] === null && papers[field] !== null) errors[field] = ['required']
    if (Object.keys(errors).length > 0) throw invalid(errors)
    await writePapers(trx, { papers, values: { ...foreignIn(papers, country), ...values }, actor: caller, now })
  })
  const { papers } = await answer(context, id)
  if (change.vatNumber && papers.vatNumber && papers.vatState === 'unchecked' && asksVies(config, papers.countryCode))
    await checkAtVies(db, { viesUrl: config.viesUrl!, companyId: id, vatNumber: papers.vatNumber, now })
  return answer(context, id)
}

export const listPaperChanges = async (
  { db, caller }: Staff,
  { id, query }: { id: string; query: Query<'listPaperChanges'> },
) => {
  requireRight(caller, 'seePapers', id)
  const page = pageOf(query, pageSizes.table)
  const { rows, total } = await pageWithTotal(
    db,
    sql<PaperChange>`SELECT c.id, c.field, c.from_value AS "from", c.to_value AS "to", u.name AS "by", c.changed_at AS "at"
      FROM company_paper_changes c LEFT JOIN users u ON u.id = c.user_id WHERE c.company_id = ${id}
      ORDER BY c.changed_at DESC, c.id DESC LIMIT ${page.limit} OFFSET ${page.offset}`,
    sql`company_paper_changes c WHERE c.company_id = ${id}`,
  )
  const changes = rows.map((row) => ({
    id: row.id,
    field: row.field,
    from: row.from,
    to: row.to,
    by: row.by,
    at: row.at,
  }))
  return { changes, meta: metaOf(page, total) }
}
