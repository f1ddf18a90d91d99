import { sql } from 'kysely'
import type { CompanyWallet, PlanName } from '@samspel/api'
import type { Db } from '../../../db/transact'

/** The day of the month on which the plan was begun comes again; in shorter months their last one. */
const nextFeeDay = (startedOn: string, today: string): string => {
  const day = Number(startedOn.slice(8))
  const [year = 0, month = 1] = today.split('-').map(Number)
  const inMonth = (ahead: number) => {
    const last = new Date(Date.UTC(year, month + ahead, 0)).getUTCDate()
    return new Date(Date.UTC(year, month - 1 + ahead, Math.min(day, last))).toISOString().slice(0, 10)
  }
  return inMonth(0) > today ? inMonth(0) : inMonth(1)
}

/** The plan of the company whose brands these are; null without one, or where they are of several. */
export const planOf = async (db: Db, brandIds: readonly string[], today: string): Promise<CompanyWallet['plan']> => {
  const { rows } = await sql<{
    plan: PlanName | null
    monthly_fee: number
    started_on: string
  }>`SELECT DISTINCT b.company_id, p.plan,
      p.monthly_fee, p.started_on
    FROM brands b LEFT JOIN company_plans p ON p.company_id = b.company_id WHERE b.id = ANY(${brandIds}::uuid[]) LIMIT 2`.execute(
    db,
  )
  const [row] = rows.length === 1 ? rows : []
  return row?.plan ? { name: row.plan, monthlyFee: row.monthly_fee, nextOn: nextFeeDay(row.started_on, today) } : null
}
