import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { type CreatorPaperField, type CreatorPapers, pageSizes, type ResponseOf } from '@samspel/api'
import type { CreatorCaller } from '../../auth/caller'
import type { Body, Context, Query } from '../../context'
import { dayOf } from '../../days'
import { pageWithTotal } from '../../db/page-with-total'
import { type Db, transact } from '../../db/transact'
import { AppError, invalid } from '../../errors'
import { metaOf, pageOf } from '../../http/page'
import { asksVies, verdictColumns } from '../../vies'
import { legalPersons, takesTaxNumberIn } from './person'
import { sealPaper } from './sealing'
import { foreignIn, neededPapers, type PaperValues, readValues } from './values'

type Own = Context<CreatorCaller>

const columns = {
  firstName: 'first_name',
  lastName: 'last_name',
  street: 'street',
  postalCode: 'postal_code',
  town: 'town',
  taxCountry: 'tax_country',
  taxNumber: 'tax_number',
  birthDate: 'birth_date',
  vatNumber: 'vat_number',
} as const satisfies Record<CreatorPaperField, string>

/** Said of neither what stood nor what stands there. */
const secret: ReadonlySet<CreatorPaperField> = new Set(['taxNumber', 'birthDate'])

const masked = (number: string) => '•'.repeat(Math.max(number.length - 4, 0)) + number.slice(-4)

interface Known {
  papers: CreatorPapers
  /** As it stands, opened. */
  taxNumber: string | null
}

const papersOf = async ({ db, config }: Pick<Own, 'db' | 'config'>, id: string): Promise<Known> => {
  const person = (await legalPersons(db, config, [id])).get(id)
  if (!person) throw new AppError('not_found')
  const { rows } = await sql<{
    takes: boolean
    number: boolean
    at: string | null
    vatName: string | null
  }>`SELECT ${takesTaxNumberIn} AS takes,
      p.tax_number IS NOT NULL AS number, p.vat_checked_at AS at, p.vat_name AS "vatName"
    FROM instagramers i LEFT JOIN creator_papers p ON p.instagramer_id = i.id WHERE i.id = ${id}`.execute(db)
  const { takes, number, at, vatName } = rows[0]!
  const { firstName, lastName, street, postalCode, town, country, birthDate, vatNumber, vatState, missing } = person
  const own = { firstName, lastName, street, postalCode, town, vatNumber, vatState, missing }
  const takesBirthDate = country !== 'SE'
  return {
    papers: {
      ...own,
      taxCountry: country,
      taxNumberMasked: number && takes && person.taxNumber ? masked(person.taxNumber) : null,
      takesTaxNumber: takes,
      birthDate: takesBirthDate ? birthDate : null,
      takesBirthDate,
      vatCheckedAt: at,
      vatName,
    },
    taxNumber: number && takes ? person.taxNumber : null,
  }
}

const answer = async (context: Pick<Own, 'db' | 'config'>, id: string) => {
  const { papers } = await papersOf(context, id)
  return { papers, asksVies: asksVies(context.config, papers.taxCountry) }
}

export const getMyPapers = (context: Own) => answer(context, context.caller.id)

/** Writes what differs, with the history of it. A new VAT number has not been asked about. */
const write = async (
  { db: trx, config, now, caller: { id } }: Own,
  { papers, taxNumber }: Known,
  values: PaperValues,
): Promise<void> => {
  const before = { ...papers, taxNumber }
  const changed = (Object.keys(values) as CreatorPaperField[]).filter((field) => values[field] !== before[field])
  if (changed.length === 0) return
  const kept = (field: CreatorPaperField) => {
    const value = values[field] ?? null
    if (value === null || (field !== 'taxNumber' && field !== 'birthDate')) return value
    return sealPaper(config, columns[field], id, value)
  }
  const sets = {
    ...Object.fromEntries(changed.map((field) => [columns[field], kept(field)])),
    ...(changed.includes('vatNumber') && {
      vat_state: values.vatNumber ? ('unchecked' as const) : null,
      vat_checked_at: null,
      vat_name: null,
      vat_asked_at: null,
    }),
    updated_at: now.toISOString(),
  }
  await trx
    .insertInto('creator_papers')
    .values({ instagramer_id: id, ...sets } as never)
    .onConflict((on) => on.column('instagramer_id').doUpdateSet(sets))
    .execute()
  await trx
    .insertInto('creator_paper_changes')
    .values(
      changed.map((field) => ({
        id: uuidv7(),
        instagramer_id: id,
        field,
        from_value: secret.has(field) ? null : (before[field] as string | null),
        to_value: secret.has(field) ? null : (values[field] ?? null),
        changed_at: now.toISOString(),
      })),
    )
    .execute()
}

/** Writes what the register said, unless the number is another one by now. */
export const checkAtVies = async (
  db: Db,
  { viesUrl, id, vatNumber, now }: { viesUrl: string; id: string; vatNumber: string; now: Date },
): Promise<void> => {
  await db
    .updateTable('creator_papers')
    .set(await verdictColumns(viesUrl, vatNumber, now))
    .where('instagramer_id', '=', id)
    .where('vat_number', '=', vatNumber)
    .execute()
}

/** Changes the papers; the register is asked about a new VAT number after that, outside the transaction. */
export const updateMyPapers = async (context: Own, change: Body<'updateMyPapers'>['papers']) => {
  const { db, caller, now, config } = context
  await transact(db, async (trx) => {
    await trx.selectFrom('instagramers').select('id').where('id', '=', caller.id).forNoKeyUpdate().execute()
    const known = await papersOf({ db: trx, config }, caller.id)
    const { papers, taxNumber } = known
    const country = change.taxCountry ?? papers.taxCountry
    const { values, errors } = readValues(change, { country, today: dayOf(now) })
    const stood = { ...papers, taxNumber }
    for (const field of neededPapers) if (values[field] === null && stood[field] !== null) errors[field] = ['required']
    if (Object.keys(errors).length > 0) throw invalid(errors)
    const gone =
      country === papers.taxCountry ? {} : foreignIn({ ...papers, hasTaxNumber: taxNumber !== null }, country)
    await write({ ...context, db: trx }, known, { ...gone, ...values })
  })
  const { papers } = await answer(context, caller.id)
  if (change.vatNumber && papers.vatNumber && papers.vatState === 'unchecked' && asksVies(config, papers.taxCountry))
    await checkAtVies(db, { viesUrl: config.viesUrl!, id: caller.id, vatNumber: papers.vatNumber, now })
  return answer(context, caller.id)
}

export const listMyPaperChanges = async (
  { db, caller }: Own,
  query: Query<'listMyPaperChanges'>,
): Promise<ResponseOf<'listMyPaperChanges'>> => {
  const page = pageOf(query, pageSizes.table)
  const { rows, total } = await pageWithTotal(
    db,
    sql<
      ResponseOf<'listMyPaperChanges'>['changes'][number]
    >`SELECT c.id, c.field, c.from_value AS "from", c.to_value AS "to",
        c.changed_at AS at FROM creator_paper_changes c WHERE c.instagramer_id = ${caller.id}
      ORDER BY c.changed_at DESC, c.id DESC LIMIT ${page.limit} OFFSET ${page.offset}`,
    sql`creator_paper_changes c WHERE c.instagramer_id = ${caller.id}`,
  )
  const changes = rows.map(({ id, field, from, to, at }) => ({ id, field, from, to, at }))
  return { changes, meta: metaOf(page, total) }
}

/**
 * Keeps, before an account is erased, by which number the report of its last years names whoever was paid; of others nothing stays.
 */
export const keepForReports = async (trx: Db, id: string, now: Date): Promise<void> => {
  await sql`INSERT INTO creator_papers AS p (instagramer_id, tax_country, kept_personal_id, updated_at)
    SELECT i.id, i.country_code, i.personal_id, ${now} FROM instagramers i WHERE i.id = ${id}
      AND EXISTS (SELECT FROM accounts a JOIN ledger_entries e ON e.account_id = a.id WHERE a.instagramer_id = i.id)
    ON CONFLICT (instagramer_id) DO UPDATE SET kept_personal_id = EXCLUDED.kept_personal_id,
      tax_country = coalesce(p.tax_country, EXCLUDED.tax_country)`.execute(trx)
}
