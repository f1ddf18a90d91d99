import { sql } from 'kysely'
import type { CompanyPlan, PlanName } from '@samspel/api'
import type { BrandIds } from '../../../auth/brand-scope'
import type { UserCaller } from '../../../auth/caller'
import { brandsWith } from '../../../auth/roles'
import type { Context } from '../../../context'
import { addDays, dayOf } from '../../../days'
import type { Db } from '../../../db/transact'
import { unpaidOfMonth } from './unpaid-fees'

/** The day of a month on which a plan that was begun on a day is paid, months ahead of that of `today`; in shorter months their last one. */
const feeDayIn = (startedOn: string, today: string, ahead: number): string => {
  const [year = 0, month = 1] = today.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + ahead, 0)).getUTCDate()
  const day = Math.min(Number(startedOn.slice(8)), last)
  return new Date(Date.UTC(year, month - 1 + ahead, day)).toISOString().slice(0, 10)
}

/** The day of this month on which the plan is paid. */
export const feeDay = (startedOn: string, today: string): string => feeDayIn(startedOn, today, 0)
const nextFeeDay = (startedOn: string, today: string): string =>
  feeDay(startedOn, today) > today ? feeDay(startedOn, today) : feeDayIn(startedOn, today, 1)

/** A month from a day on, the last day included: to the day before the same one of the next month, or that month's end. */
export const monthFrom = (from: string): { from: string; to: string } => {
  const [year = 0, month = 1, day = 1] = from.split('-').map(Number)
  const lastOfNext = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const end = new Date(Date.UTC(year, month, Math.min(day, lastOfNext)))
  return { from, to: addDays(end.toISOString().slice(0, 10), -1) }
}

interface PlanRow {
  plan: PlanName
  monthly_fee: number
  started_on: string
  state: CompanyPlan['state']
  by_card: boolean
  paid_until: string | null
  ends_on: string | null
  ended_on: string | null
  invoice_url: string | null
  brands: number
}

/** What a company pays each month, and which fees of this month the named brands still owe; null without a plan. */
export const planOfCompany = async (
  db: Db,
  { companyId, brandIds, today }: { companyId: string; brandIds: BrandIds; today: string },
): Promise<CompanyPlan | null> => {
  const { rows } =
    await sql<PlanRow>`SELECT p.plan, p.monthly_fee, p.started_on::text, p.state, c.stripe_subscription_id IS NOT NULL AS by_card,
      p.paid_until::text, p.ends_on::text, p.ended_on::text, p.invoice_url,
      (SELECT count(*) FROM accounts a JOIN brands b ON b.id = a.brand_id WHERE b.company_id = p.company_id AND a.closed_at IS NULL) AS brands
    FROM company_plans p JOIN companies c ON c.id = p.company_id WHERE p.company_id = ${companyId} AND p.plan IS NOT NULL`.execute(
      db,
    )
  const [row] = rows
  if (!row) return null
  return {
    name: row.plan,
    monthlyFee: row.monthly_fee,
    since: row.started_on,
    brands: row.brands,
    nextOn: (row.by_card && row.paid_until) || nextFeeDay(row.started_on, today),
    state: row.state,
    paidBy: row.by_card ? 'card' : 'account',
    endsOn: row.ended_on ?? row.ends_on,
    invoiceUrl: row.invoice_url,
    unpaid: await unpaidOfMonth(db, { companyId, brandIds, today }),
  }
}

/** The plan of the company whose brands these are; null without one, or where they are of several. */
export const planOf = async (db: Db, brandIds: readonly string[], today: string): Promise<CompanyPlan | null> => {
  const { rows } = await sql<{
    company_id: string
  }>`SELECT DISTINCT company_id FROM brands WHERE id = ANY(${brandIds}::uuid[]) LIMIT 2`.execute(db)
  const [only] = rows.length === 1 ? rows : []
  return only ? planOfCompany(db, { companyId: only.company_id, brandIds, today }) : null
}

/** The plan of a company that the caller looks after; `isPending` while the provider has not been asked what its sign-up bought. */
export const companyPlan = async (
  { db, caller, now }: Context<UserCaller>,
  companyId: string,
): Promise<{ plan: CompanyPlan | null; isPending: boolean }> => {
  const plan = await planOfCompany(db, { companyId, brandIds: brandsWith(caller, 'seeMoney'), today: dayOf(now) })
  const { rows } = await sql`SELECT FROM companies c WHERE c.id = ${companyId} AND c.stripe_session_id IS NOT NULL
    AND NOT EXISTS (SELECT FROM company_plans p WHERE p.company_id = c.id)`.execute(db)
  return { plan, isPending: rows.length > 0 }
}
