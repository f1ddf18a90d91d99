import { sql } from 'kysely'
import { belongsTo } from '../../auth/companies-in-sql'
import type { Db } from '../../db/transact'
import { NoCustomer, type PaymentProvider } from './provider'

interface Making {
  db: Db
  provider: PaymentProvider
  /** Of what the customer is needed for: each can make one. */
  tries: number
}

interface Company {
  id: string
  name: string
  customer: string | null
  email: string | null
}

const companyOf = async (db: Db, companyId: string): Promise<Company> => {
  const { rows } = await sql<Company>`SELECT c.id, c.name, c.stripe_customer_id AS customer,
      (SELECT u.email::text FROM users u WHERE ${belongsTo(sql`u.id`, sql`c.id`)} AND u.deleted_at IS NULL ORDER BY u.created_at, u.id LIMIT 1) AS email
    FROM companies c WHERE c.id = ${companyId}`.execute(db)
  const [company] = rows
  if (!company) throw new Error('A brand names a company that does not exist')
  return company
}

const make = async ({ db, provider, tries }: Making, company: Company): Promise<string> => {
  const { id, name, email, customer: after } = company
  const made = await provider.makeCustomer({ id, name, email: email ?? undefined, after, tries })
  await sql`UPDATE companies SET stripe_customer_id = ${made}
    WHERE id = ${id} AND stripe_customer_id IS NOT DISTINCT FROM ${after}`.execute(db)
  return made
}

/**
 * Does something with the company's customer at the provider, which is made when it is first needed, and again where the provider does not
 * know it any more: one that was made with test keys, or deleted there.
 */
export const withCustomer = async <T>(
  making: Making,
  companyId: string,
  work: (customerId: string) => Promise<T>,
): Promise<T> => {
  const company = await companyOf(making.db, companyId)
  if (!company.customer) return work(await make(making, company))
  try {
    return await work(company.customer)
  } catch (error) {
    if (!(error instanceof NoCustomer)) throw error
    return work(await make(making, company))
  }
}
