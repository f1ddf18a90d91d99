import { sql } from 'kysely'
import type { Budget } from '@samspel/api'
import { inBrands } from '../../auth/brand-scope'
import type { UserCaller } from '../../auth/caller'
import { brandsWith, mayFor } from '../../auth/roles'
import type { Context } from '../../context'
import { dayOf } from '../../days'
import { type Db, transact } from '../../db/transact'
import { AppError, invalid } from '../../errors'
import type { Handlers } from '../../http/call'
import { companyOfBrand, record } from '../audit'
import { spentBetween } from '../wallet'
import { isQuarter, quartersOf } from './quarters'

type Call = Context<UserCaller>

/** A brand that is not the caller's does not exist for them; at their own it is the right that may be missing. */
const requireRight = (caller: UserCaller, right: 'seeMoney' | 'keepBudgets', brandId: string): void => {
  if (mayFor(caller, right, brandId)) return
  throw new AppError(mayFor(caller, 'seeBrands', brandId) ? 'forbidden' : 'not_found')
}

const setSums = async (db: Db, brandId: string, year: number) => {
  const { rows } = await sql<{ quarter: string; amount: number }>`SELECT quarter::text AS quarter, amount FROM budgets
    WHERE brand_id = ${brandId} AND extract(year FROM quarter) = ${year}`.execute(db)
  return new Map(rows.map(({ quarter, amount }) => [quarter, Number(amount)]))
}

/** SQL: the quarter in which campaign `c` ends; what is late is of this one. */
const quarterOfEnd = (today: string) =>
  sql`date_trunc('quarter', greatest(${today}::date, coalesce(c.end_at, c.due_at, ${today}::date)))::date`

/** Fees that are held, by the quarter in which their campaign ends. */
const reservedIn = async (db: Db, brandId: string, today: string) => {
  const { rows } = await sql<{ quarter: string; amount: number }>`SELECT
      ${quarterOfEnd(today)}::text AS quarter,
      sum(h.amount)::bigint AS amount
    FROM holds h JOIN campaigns c ON c.brand_id = h.brand_id AND c.id = h.campaign_id
    WHERE h.brand_id = ${brandId} AND h.state = 'held' GROUP BY 1`.execute(db)
  return new Map(rows.map(({ quarter, amount }) => [quarter, Number(amount)]))
}

const campaignsShown = 20

/** For which campaigns fees are held in these quarters, the largest sums first. */
const reservationsOf = async (db: Db, brandId: string, today: string, asked: readonly { from: string }[]) => {
  const { rows } = await sql<{
    quarter: string
    campaign_id: string
    campaign_name: string
    fees: number
    amount: number
  }>`SELECT quarter::text AS quarter, campaign_id, campaign_name, fees, amount FROM (
      SELECT held.*, row_number() OVER (PARTITION BY quarter ORDER BY amount DESC, campaign_id) AS place FROM (
        SELECT ${quarterOfEnd(today)} AS quarter, c.id AS campaign_id, c.name AS campaign_name, count(*) AS fees, sum(h.amount)::bigint AS amount
        FROM holds h JOIN campaigns c ON c.brand_id = h.brand_id AND c.id = h.campaign_id
        WHERE h.brand_id = ${brandId} AND h.state = 'held' GROUP BY 1, 2, 3) held
      WHERE quarter = ANY(${asked.map(({ from }) => from)}::date[])) placed
    WHERE place <= ${campaignsShown} ORDER BY quarter, place`.execute(db)
  return rows.map(({ quarter, campaign_id: campaignId, campaign_name: campaignName, fees, amount }) => ({
    quarter,
    campaignId,
    campaignName,
    fees: Number(fees),
    amount: Number(amount),
  }))
}

/** What is set, reserved, spent and left in quarters of one year. */
const budgetsOf = async (
  db: Db,
  brandId: string,
  today: string,
  asked: readonly { from: string; to: string }[],
): Promise<Budget[]> => {
  const set = await setSums(db, brandId, Number(asked[0]!.from.slice(0, 4)))
  const reserved = await reservedIn(db, brandId, today)
  const quarters: Budget[] = []
  for (const { from, to } of asked) {
    const amount = set.get(from) ?? null
    const used = { reserved: reserved.get(from) ?? 0, spent: await spentBetween(db, [brandId], from, to) }
    quarters.push({
      quarter: from,
      amount,
      ...used,
      left: amount === null ? null : amount - used.reserved - used.spent,
    })
  }
  return quarters
}

const answerOf = async ({ db, caller, now }: Call, id: string, year: number) => ({
  budgets: await budgetsOf(db, id, dayOf(now), quartersOf(year)),
  reservations: await reservationsOf(db, id, dayOf(now), quartersOf(year)),
  abilities: mayFor(caller, 'keepBudgets', id) ? ['set' as const] : [],
})

const listBudgets = async (call: Call, { id, year }: { id: string; year?: number }) => {
  requireRight(call.caller, 'seeMoney', id)
  return answerOf(call, id, year ?? Number(dayOf(call.now).slice(0, 4)))
}

/** Sets the sum of a quarter, or takes it away. The log keeps each change. */
const setBudget = async (
  call: Call,
  { id, quarter, amount }: { id: string; quarter: string; amount: number | null },
) => {
  const { caller, now } = call
  requireRight(caller, 'keepBudgets', id)
  if (!isQuarter(quarter)) throw invalid({ quarter: ['not_found'] })
  return transact(call.db, async (trx) => {
    const brand = await trx.selectFrom('brands').select('name').where('id', '=', id).executeTakeFirstOrThrow()
    if (amount === null)
      await trx.deleteFrom('budgets').where('brand_id', '=', id).where('quarter', '=', quarter).execute()
    else {
      const values = { amount, set_by: caller.id, updated_at: now.toISOString() }
      await trx
        .insertInto('budgets')
        .values({ brand_id: id, quarter, ...values })
        .onConflict((conflict) => conflict.columns(['brand_id', 'quarter']).doUpdateSet(values))
        .execute()
    }
    await record(trx, {
      companyId: await companyOfBrand(trx, id),
      actor: caller,
      kind: amount === null ? 'budget_removed' : 'budget_set',
      subject: { id, name: brand.name },
      facts: {
        to: `${Math.ceil(Number(quarter.slice(5, 7)) / 3)}/${quarter.slice(0, 4)}`,
        ...(amount !== null && { amount }),
      },
      now,
    })
    return answerOf({ ...call, db: trx }, id, Number(quarter.slice(0, 4)))
  })
}

const mostBrands = 100

/** This quarter's budgets of the brands whose money the caller sees, where a sum is set. */
const listBrandBudgets = async ({ db, caller, now }: Call) => {
  const today = dayOf(now)
  const year = Number(today.slice(0, 4))
  const { from } = quartersOf(year).findLast((quarter) => quarter.from <= today)!
  const { rows } = await sql<{
    id: string
    name: string
  }>`SELECT b.id, b.name FROM budgets s JOIN brands b ON b.id = s.brand_id
    WHERE s.quarter = ${from} AND ${inBrands(sql`s.brand_id`, brandsWith(caller, 'seeMoney'))} ORDER BY b.name, b.id LIMIT ${mostBrands}`.execute(
    db,
  )
  const brandBudgets = []
  for (const { id, name } of rows) {
    const budget = (
      await budgetsOf(
        db,
        id,
        today,
        quartersOf(year).filter((one) => one.from === from),
      )
    )[0]!
    brandBudgets.push({ brandId: id, brandName: name, ...budget })
  }
  return { brandBudgets }
}

export const budgetHandlers = {
  listBrandBudgets: (call) => listBrandBudgets(call),
  listBudgets: (call) => listBudgets(call, { ...call.params, ...call.query }),
  setBudget: (call) => setBudget(call, { ...call.params, ...call.body.budget }),
} satisfies Partial<Handlers>
