import { type RawBuilder, sql } from 'kysely'
import type { CompanyRequest } from '@samspel/api'
import { grantsInCompany } from '../../auth/rights-in-sql'
import { pageWithTotal } from '../../db/page-with-total'
import type { Db } from '../../db/transact'
import type { Page } from '../../http/page'

interface RequestRow {
  id: string
  company_id: string
  company_name: string
  country_code: CompanyRequest['countryCode']
  brand_id: string
  brand_name: string
  slug: string
  contact_name: string
  email: string
  email_confirmed_at: string | null
  state: CompanyRequest['state']
  website: string | null
  papers: CompanyRequest['papers']
  doubles: CompanyRequest['doubles']
  reason: string | null
  decided_by: string | null
  decided_at: string | null
  created_at: string
}

const select = sql`SELECT r.id, r.company_id, c.name AS company_name, c.country_code, r.brand_id, b.name AS brand_name, b.slug, u.name AS contact_name, u.email, u.email_confirmed_at,
    r.state, b.website, json_build_object('legalName', c.legal_name, 'organisationNumber', c.organisation_number, 'vatNumber', c.vat_number,
      'vatState', c.vat_state, 'vatName', c.vat_name, 'street', c.street, 'postalCode', c.postal_code, 'town', c.town) AS papers,
    (SELECT coalesce(json_agg(json_build_object('companyId', o.id, 'name', o.name, 'field',
        CASE WHEN o.organisation_number = c.organisation_number THEN 'organisationNumber' ELSE 'vatNumber' END) ORDER BY o.name, o.id), '[]')
      FROM (SELECT * FROM companies o WHERE o.organisation_number = c.organisation_number AND o.id <> c.id
        UNION SELECT * FROM companies o WHERE o.vat_number = c.vat_number AND o.id <> c.id LIMIT 20) o) AS doubles,
    r.reason, d.name AS decided_by, r.decided_at, r.created_at
  FROM company_requests r JOIN companies c ON c.id = r.company_id JOIN brands b ON b.id = r.brand_id JOIN users u ON u.id = r.user_id
  LEFT JOIN users d ON d.id = r.decided_by_user_id`

const toRequest = (row: RequestRow): CompanyRequest => ({
  id: row.id,
  companyId: row.company_id,
  companyName: row.company_name,
  countryCode: row.country_code,
  brandId: row.brand_id,
  brandName: row.brand_name,
  slug: row.slug,
  contactName: row.contact_name,
  email: row.email,
  emailConfirmed: row.email_confirmed_at !== null,
  state: row.state,
  website: row.website,
  ...(row.papers && { papers: row.papers }),
  ...(row.doubles && { doubles: row.doubles }),
  reason: row.reason,
  decidedBy: row.decided_by,
  decidedAt: row.decided_at,
  createdAt: row.created_at,
})

export const findRequest = async (db: Db, id: string): Promise<CompanyRequest | undefined> => {
  const {
    rows: [row],
  } = await sql<RequestRow>`${select} WHERE r.id = ${id}`.execute(db)
  return row && toRequest(row)
}

/** `where` refers to the request as `r`. Oldest first, so that the longest wait is handled next. */
export const listRequests = async (db: Db, where: RawBuilder<unknown>, { limit, offset }: Page) => {
  const { rows, total } = await pageWithTotal(
    db,
    sql<RequestRow>`${select} WHERE ${where} ORDER BY r.created_at, r.id LIMIT ${limit} OFFSET ${offset}`,
    sql`company_requests r WHERE ${where}`,
  )
  return { companyRequests: rows.map(toRequest), total }
}

/** Locks the company. Every operation on its requests takes this lock first. */
export const lockCompany = async (trx: Db, id: string) =>
  trx.selectFrom('companies').select(['id', 'name', 'state']).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

/** Those who manage the company, to be notified of a decision. */
export const listManagers = (db: Db, companyId: string) =>
  db
    .selectFrom('users')
    .select('id')
    .where(grantsInCompany('manageCompany', sql`users.id`, sql`users.role`, companyId) as RawBuilder<boolean>)
    .where('blocked_at', 'is', null)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
