import { sql } from 'kysely'
import type { CreatorCaller, UserCaller } from '../../auth/caller'
import { brandsWith } from '../../auth/roles'
import type { Context, Query } from '../../context'
import { dayOf } from '../../days'
import { type Db, transact } from '../../db/transact'
import { invalid } from '../../errors'
import type { Handlers } from '../../http/call'
import { taxCsv } from './csv'
import { standingNow, taxLinesOf, taxYearOf } from './lines'

export { productMeterOf } from './lines'

const getTax = async ({ db, caller, now }: Context<CreatorCaller>) => {
  if (!(await standingNow(db, caller.id)).isSwedish) return { tax: null }
  const { rows } = await sql<{
    since: string
    from: string
  }>`SELECT t.f_tax_since::text AS since, s.f_tax_from::text AS "from"
    FROM tax_registrations t LEFT JOIN LATERAL (SELECT f_tax_from FROM tax_standings WHERE instagramer_id = t.instagramer_id
      ORDER BY since DESC LIMIT 1) s ON true
    WHERE t.instagramer_id = ${caller.id}`.execute(db)
  const years = await Promise.all(
    [taxYearOf(now), taxYearOf(now) - 1].map(async (year) => {
      const lines = await taxLinesOf(db, year, { creatorId: caller.id })
      const total = (key: 'fees' | 'products') => lines.reduce((sum, line) => sum + line[key], 0)
      return { year, fees: total('fees'), products: total('products') }
    }),
  )
  return { tax: { fTaxSince: rows[0]?.since ?? null, fTaxFrom: rows[0]?.from ?? null, years } }
}

/** Records what the creator says; nobody has checked it, so it counts from the day it was said and never for what came before. */
const stand = (trx: Db, creatorId: string, from: string | null, now: Date) =>
  sql`INSERT INTO tax_standings (instagramer_id, since, country_code, f_tax_from)
    SELECT id, ${now}, country_code, ${from} FROM instagramers WHERE id = ${creatorId}
    ON CONFLICT (instagramer_id, since) DO UPDATE SET f_tax_from = EXCLUDED.f_tax_from`.execute(trx)

const updateTax = ({ db, caller, now }: Context<CreatorCaller>, { fTaxSince }: { fTaxSince: string | null }) =>
  transact(db, async (trx) => {
    // One statement at a time.
    await sql`SELECT FROM instagramers WHERE id = ${caller.id} FOR NO KEY UPDATE`.execute(trx)
    const { isSwedish, hasFTax } = await standingNow(trx, caller.id)
    if (!isSwedish) throw invalid({ fTaxSince: ['only_in_sweden'] })
    if (fTaxSince !== null && fTaxSince > dayOf(now)) throw invalid({ fTaxSince: ['invalid_date'] })
    if (hasFTax !== (fTaxSince !== null)) await stand(trx, caller.id, fTaxSince && dayOf(now), now)
    if (fTaxSince === null) {
      await trx.deleteFrom('tax_registrations').where('instagramer_id', '=', caller.id).execute()
      return { fTaxSince }
    }
    const values = { f_tax_since: fTaxSince, recorded_at: now.toISOString() }
    await trx
      .insertInto('tax_registrations')
      .values({ instagramer_id: caller.id, ...values })
      .onConflict((conflict) => conflict.column('instagramer_id').doUpdateSet(values))
      .execute()
    return { fTaxSince }
  })

const exportTax = async (
  { db, caller }: Context<UserCaller | CreatorCaller>,
  { year, by, locale = 'sv' }: Query<'exportTax'>,
) => {
  const isCreator = caller.kind === 'instagramer'
  const brandIds = brandsWith(caller, 'seeMoney')
  const scope = isCreator ? { creatorId: caller.id } : brandIds === 'all' ? {} : { brandIds }
  const lines = await taxLinesOf(db, year, scope)
  return {
    file: taxCsv(lines, { year, by: isCreator ? 'brand' : by, locale }),
    fileName: `samspel-skatt-${year}.csv`,
  }
}

export const taxHandlers = {
  getTax: (call) => getTax(call),
  updateTax: (call) => updateTax(call, call.body),
  exportTax: (call) => exportTax(call, call.query),
} satisfies Partial<Handlers>
