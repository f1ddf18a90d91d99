import { sql } from 'kysely'
import type { Country, TaxYear } from '@samspel/api'
import { setAsideOf, setAsideShare, taxRulesOf } from '@samspel/api/tax'
import type { CreatorCaller, UserCaller } from '../../auth/caller'
import { brandsWith } from '../../auth/roles'
import type { Body, Context, Query } from '../../context'
import { dayOf } from '../../days'
import { type Db, transact } from '../../db/transact'
import { invalid } from '../../errors'
import type { Handlers } from '../../http/call'
import { taxCsv } from './csv'
import { getTaxStatement } from './file'
import { standingNow, taxLinesOf, taxYearOf } from './lines'
import { taxYear } from './year'

export { taxItems } from './items'
export { standingNow } from './lines'

/** The most past years that are listed. */
const yearsBack = 6

interface Own {
  country: Country
  share: number | null
  since: string | null
  from: string | null
  createdAt: string
}

const ownOf = async (db: Db, creatorId: string): Promise<Own> => {
  const { rows } =
    await sql<Own>`SELECT i.country_code AS country, i.tax_share AS share, t.f_tax_since::text AS since, s.f_tax_from::text AS "from",
      i.created_at AS "createdAt"
    FROM instagramers i LEFT JOIN tax_registrations t ON t.instagramer_id = i.id
    LEFT JOIN LATERAL (SELECT f_tax_from FROM tax_standings WHERE instagramer_id = i.id ORDER BY since DESC LIMIT 1) s ON true
    WHERE i.id = ${creatorId}`.execute(db)
  const [own] = rows
  if (!own) throw new Error('A caller without an account')
  return own
}

const yearsOf = (createdAt: string, now: Date): number[] => {
  const last = taxYearOf(now)
  const first = Math.max(Math.min(taxYearOf(new Date(createdAt)), last - 1), last - yearsBack)
  return Array.from({ length: last - first + 1 }, (_, at) => last - at)
}

const getTax = async (
  { db, caller, now }: Context<CreatorCaller>,
  { year = taxYearOf(now) }: Query<'getTax'>,
): Promise<{ tax: TaxYear }> => {
  const own = await ownOf(db, caller.id)
  const { items: _, brands: __, ...sums } = await taxYear(db, { creatorId: caller.id, year, now })
  return {
    tax: {
      ...sums,
      year,
      years: yearsOf(own.createdAt, now),
      country: own.country,
      limit: taxRulesOf(year).contributionLimit,
      share: own.share ?? setAsideShare.start,
      fTaxSince: own.since,
      fTaxFrom: own.from,
    },
  }
}

/** The year so far and what to set aside of it, for the wallet; no sum outside Sweden, whose tax Samspel does not know. */
export const setAsideNow = async (
  db: Db,
  creatorId: string,
  now: Date,
): Promise<{ year: number; setAside: number | null }> => {
  const year = taxYearOf(now)
  const { country, share } = await ownOf(db, creatorId)
  if (country !== 'SE') return { year, setAside: null }
  const { fees, goods, corrections } = await taxYear(db, { creatorId, year, now })
  return { year, setAside: setAsideOf(fees + goods + corrections, share ?? setAsideShare.start) }
}

/** Records what the creator says; nobody has checked it, so it counts from the day it was said and never for what came before. */
const stand = (trx: Db, creatorId: string, from: string | null, now: Date) =>
  sql`INSERT INTO tax_standings (instagramer_id, since, country_code, f_tax_from)
    SELECT id, ${now}, country_code, ${from} FROM instagramers WHERE id = ${creatorId}
    ON CONFLICT (instagramer_id, since) DO UPDATE SET f_tax_from = EXCLUDED.f_tax_from`.execute(trx)

const stateFTax = async (trx: Db, { caller, now }: Context<CreatorCaller>, fTaxSince: string | null): Promise<void> => {
  const { isSwedish, hasFTax } = await standingNow(trx, caller.id)
  if (!isSwedish) throw invalid({ fTaxSince: ['only_in_sweden'] })
  if (fTaxSince !== null && fTaxSince > dayOf(now)) throw invalid({ fTaxSince: ['invalid_date'] })
  if (hasFTax !== (fTaxSince !== null)) await stand(trx, caller.id, fTaxSince && dayOf(now), now)
  if (fTaxSince === null) {
    await trx.deleteFrom('tax_registrations').where('instagramer_id', '=', caller.id).execute()
    return
  }
  const values = { f_tax_since: fTaxSince, recorded_at: now.toISOString() }
  await trx
    .insertInto('tax_registrations')
    .values({ instagramer_id: caller.id, ...values })
    .onConflict((conflict) => conflict.column('instagramer_id').doUpdateSet(values))
    .execute()
}

const updateTax = (context: Context<CreatorCaller>, { fTaxSince, share }: Body<'updateTax'>) =>
  transact(context.db, async (trx) => {
    const { id } = context.caller
    // One statement at a time.
    await sql`SELECT FROM instagramers WHERE id = ${id} FOR NO KEY UPDATE`.execute(trx)
    if (fTaxSince !== undefined) await stateFTax(trx, context, fTaxSince)
    if (share !== undefined)
      await trx.updateTable('instagramers').set({ tax_share: share }).where('id', '=', id).execute()
    const own = await ownOf(trx, id)
    return { fTaxSince: own.since, share: own.share ?? setAsideShare.start }
  })

const exportTax = async (
  { db, caller, now }: Context<UserCaller | CreatorCaller>,
  { year, by, locale = 'sv' }: Query<'exportTax'>,
) => {
  const isCreator = caller.kind === 'instagramer'
  const brandIds = brandsWith(caller, 'seeMoney')
  const scope = isCreator ? { creatorId: caller.id } : brandIds === 'all' ? {} : { brandIds }
  const lines = await taxLinesOf(db, year, { scope, now })
  return {
    file: taxCsv(lines, { year, by: isCreator ? 'brand' : by, locale }),
    fileName: `samspel-skatt-${year}.csv`,
  }
}

export const taxHandlers = {
  getTax: (call) => getTax(call, call.query),
  updateTax: (call) => updateTax(call, call.body),
  getTaxStatement: (call) => getTaxStatement(call, call.query),
  exportTax: (call) => exportTax(call, call.query),
} satisfies Partial<Handlers>
