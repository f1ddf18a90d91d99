import { sql } from 'kysely'
import { type Company, pageSizes } from '@samspel/api'
import type { UserCaller } from '../../auth/caller'
import { may } from '../../auth/roles'
import type { Body, Context, Query } from '../../context'
import { pageWithTotal } from '../../db/page-with-total'
import { type Db, transact } from '../../db/transact'
import { AppError, invalid } from '../../errors'
import { metaOf, pageOf } from '../../http/page'
import { contains } from '../../search'
import { record } from '../audit'
import { companyPlan } from '../wallet'
import { moveCompany } from './papers'
import { managesCompany, seesCompany, seesPlan } from './policies'
import { managerOf } from './scope'

interface CompanyRow {
  id: string
  name: string
  country_code: Company['countryCode']
  state: Company['state']
  decline_reason: string | null
  brands_count: number
  users_count: number
  second_step_required_from: string | null
  stripe_session_id: string | null
  stripe_customer_id: string | null
  stripe_subscription_id: string | null
  created_at: string
}

const select = sql`SELECT c.id, c.name, c.country_code, c.state, c.created_at, c.second_step_required_from, c.stripe_session_id, c.stripe_customer_id, c.stripe_subscription_id,
  (SELECT count(*) FROM brands WHERE company_id = c.id) AS brands_count,
  (SELECT count(*) FROM company_users m JOIN users u ON u.id = m.user_id WHERE m.company_id = c.id AND u.deleted_at IS NULL) AS users_count,
  CASE WHEN c.state = 'declined' THEN (SELECT r.reason FROM company_requests r WHERE r.company_id = c.id
    ORDER BY r.created_at DESC, r.id DESC LIMIT 1) END AS decline_reason FROM companies c`

/** Payment details are for platform staff only (row P-08). */
const toCompany = (row: CompanyRow, caller: UserCaller): Company => ({
  id: row.id,
  name: row.name,
  countryCode: row.country_code,
  state: row.state,
  declineReason: row.decline_reason,
  brandsCount: row.brands_count,
  usersCount: row.users_count,
  secondStepRequiredFrom: row.second_step_required_from,
  createdAt: row.created_at,
  ...(may(caller, 'seeSubscriptions') && {
    payment: {
      sessionId: row.stripe_session_id,
      customerId: row.stripe_customer_id,
      subscriptionId: row.stripe_subscription_id,
    },
  }),
})

type Sees = typeof managesCompany

const companyFor = async (db: Db, id: string, caller: UserCaller, sees: Sees = managesCompany): Promise<Company> => {
  const {
    rows: [row],
  } = sees(managerOf(caller), id) ? await sql<CompanyRow>`${select} WHERE c.id = ${id}`.execute(db) : { rows: [] }
  if (!row) throw new AppError('not_found')
  return toCompany(row, caller)
}

export const listCompanies = async ({ db, caller }: Context<UserCaller>, query: Query<'listCompanies'>) => {
  const where = sql`${contains(sql`c.name`, query.query)} AND ${query.state ? sql`c.state = ${query.state}` : sql`true`}`
  const page = pageOf(query, pageSizes.table)
  const { rows, total } = await pageWithTotal(
    db,
    sql<CompanyRow>`${select} WHERE ${where} ORDER BY c.name, c.id
    LIMIT ${page.limit} OFFSET ${page.offset}`,
    sql`companies c WHERE ${where}`,
  )
  return { companies: rows.map((row) => toCompany(row, caller)), meta: metaOf(page, total) }
}

export const getCompany = async ({ db, caller }: Context<UserCaller>, { id }: { id: string }) => ({
  company: await companyFor(db, id, caller, seesCompany),
})

/** The company's plan, visible to those who manage the company. */
export const getCompanyPlan = async (context: Context<UserCaller>, { id }: { id: string }) => {
  await companyFor(context.db, id, context.caller, seesPlan)
  return companyPlan(context, id)
}

export const updateCompany = async (
  { db, caller, now }: Context<UserCaller>,
  { id, change }: { id: string; change: Body<'updateCompany'>['company'] },
) => {
  const before = await companyFor(db, id, caller)
  const { payment } = change
  if (payment && !may(caller, 'seeSubscriptions')) throw invalid({ payment: ['not_yours'] })
  const values = {
    ...(change.name !== undefined && { name: change.name }),
    ...(payment?.customerId !== undefined && { stripe_customer_id: payment.customerId }),
    ...(payment?.subscriptionId !== undefined && { stripe_subscription_id: payment.subscriptionId }),
  }
  const { countryCode } = change
  const isMoved = countryCode !== undefined && countryCode !== before.countryCode
  if (Object.keys(values).length > 0 || isMoved)
    await transact(db, async (trx) => {
      if (Object.keys(values).length > 0) await trx.updateTable('companies').set(values).where('id', '=', id).execute()
      // What stands on the invoices goes with the country.
      if (isMoved) await moveCompany(trx, { companyId: id, countryCode, actor: caller, now })
      await record(trx, {
        companyId: id,
        actor: caller,
        kind: 'company_changed',
        subject: { id, name: before.name },
        facts: { fields: Object.keys(change) },
        now,
      })
    })
  return { company: await companyFor(db, id, caller) }
}
