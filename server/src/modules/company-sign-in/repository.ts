import { sql } from 'kysely'
import type { CompanySignIn } from '@samspel/api'
import { belongsOnlyTo, belongsTo } from '../../auth/companies-in-sql'
import { fieldCipher } from '../../auth/field-cipher'
import { grantsInCompany } from '../../auth/rights-in-sql'
import type { Config } from '../../config'
import type { Db } from '../../db/transact'
import type { SealedColumn } from '../../sealing/seal-anew'
import type { Client } from './issuer'
import { isPublicMail } from './public-mail'

type Keys = Pick<Config, 'paymentDetailsKeys'>
const ownerOf = (companyId: string) => `company sign-in of ${companyId}`

export const sealedSignIns: readonly SealedColumn[] = [
  { table: 'company_sign_ins', key: ['company_id'], column: 'client_secret', owner: ownerOf },
]

export const sealSecret = ({ paymentDetailsKeys }: Keys, companyId: string, secret: string): string =>
  fieldCipher(paymentDetailsKeys).seal(secret, ownerOf(companyId))

/** How a company signs in, with the secret; undefined where it does not, or where no key opens the secret. */
export interface Way extends Client {
  companyId: string
  required: boolean
  issuerDoesSecondStep: boolean
  triedAt: string | null
  domains: string[]
}

/** The way of a company. `locked`: nobody else changes it before the end of the transaction. */
export const findWay = async (
  db: Db,
  { paymentDetailsKeys }: Keys,
  companyId: string,
  { locked = false } = {},
): Promise<Way | undefined> => {
  const found = db.selectFrom('company_sign_ins').selectAll().where('company_id', '=', companyId)
  const row = await (locked ? found.forUpdate() : found).executeTakeFirst()
  const clientSecret = row && fieldCipher(paymentDetailsKeys).open(row.client_secret, ownerOf(companyId))
  if (!row || clientSecret === undefined) return undefined
  const domains = await db
    .selectFrom('company_sign_in_domains')
    .select('domain')
    .where('company_id', '=', companyId)
    .orderBy('domain')
    .execute()
  return {
    companyId,
    issuer: row.issuer,
    clientId: row.client_id,
    clientSecret,
    required: row.required,
    issuerDoesSecondStep: row.issuer_does_second_step,
    triedAt: row.tried_at,
    domains: domains.map(({ domain }) => domain),
  }
}

/** What is shown of it: never the secret. */
export const shownOf = (way: Way | undefined): CompanySignIn | null =>
  way
    ? {
        issuer: way.issuer,
        clientId: way.clientId,
        domains: way.domains,
        required: way.required,
        issuerDoesSecondStep: way.issuerDoesSecondStep,
        triedAt: way.triedAt,
      }
    : null

/**
 * Domains of the confirmed addresses of owners who are in this company alone, without those where anybody gets an address: who is invited
 * from elsewhere brings no claim to a domain.
 */
export const ownDomains = async (db: Db, companyId: string): Promise<string[]> => {
  const { rows } = await sql<{
    domain: string
  }>`SELECT DISTINCT lower(split_part(u.email, '@', 2)) AS domain FROM users u
    WHERE ${belongsOnlyTo(sql`u.id`, sql`${companyId}::uuid`)} AND ${grantsInCompany('manageCompany', sql`u.id`, sql`u.role`, companyId)}
      AND u.deleted_at IS NULL AND u.blocked_at IS NULL AND u.email_confirmed_at IS NOT NULL
    ORDER BY 1`.execute(db)
  return rows.map(({ domain }) => domain).filter((domain) => domain && !isPublicMail(domain))
}

/** People of the company who cannot come in by its issuer: no confirmed address at one of the domains, or in other companies too; and no owner. */
export const countOutside = async (db: Db, companyId: string, domains: readonly string[]): Promise<number> => {
  const company = sql`${companyId}::uuid`
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM users u
    WHERE ${belongsTo(sql`u.id`, company)} AND u.deleted_at IS NULL AND u.blocked_at IS NULL
      AND (u.email_confirmed_at IS NULL OR lower(split_part(u.email, '@', 2)) <> ALL(${[...domains]}::text[])
        OR NOT ${belongsOnlyTo(sql`u.id`, company)})
      AND NOT ${grantsInCompany('manageCompany', sql`u.id`, sql`u.role`, companyId)}`.execute(db)
  return rows[0]!.count
}
