import { type RawBuilder, sql } from 'kysely'
import type { BrandRole, Invitation, Locale, Role } from '@samspel/api'
import { belongsTo } from '../../../auth/companies-in-sql'
import { hasBrandRoles } from '../../../auth/roles'
import { pageWithTotal } from '../../../db/page-with-total'
import type { Db } from '../../../db/transact'
import type { Page } from '../../../http/page'
import { stateOf } from './policies'

export interface InvitationRow {
  id: string
  email: string
  role: Role
  company_id: string | null
  company_name: string | null
  brand_ids: string[]
  brand_roles: Record<string, BrandRole> | null
  approval_limit: number | null
  store_ids: string[]
  locale: Locale | null
  invited_by: string
  expires_at: string
  accepted_at: string | null
  revoked_at: string | null
  created_at: string
}

const from = sql`invitations i JOIN users u ON u.id = i.invited_by_user_id LEFT JOIN companies c ON c.id = i.company_id`
const select = sql`SELECT i.id, i.email, i.role, i.company_id, c.name AS company_name, i.brand_ids, i.brand_roles, i.approval_limit, i.store_ids, i.locale, u.name AS invited_by, i.expires_at, i.accepted_at, i.revoked_at, i.created_at FROM ${from}`

/** What an invitation that names no role gives. */
export const invitedAs: BrandRole = 'manager'

export const toInvitation = (row: InvitationRow, now: Date): Invitation => ({
  id: row.id,
  email: row.email,
  role: row.role,
  companyId: row.company_id,
  companyName: row.company_name,
  brandIds: row.brand_ids,
  ...(hasBrandRoles(row) && {
    brandRoles: row.brand_ids.map((brandId) => ({ brandId, role: row.brand_roles?.[brandId] ?? invitedAs })),
    approvalLimit: row.approval_limit,
  }),
  storeIds: row.store_ids,
  invitedBy: row.invited_by,
  state: stateOf(row, now),
  createdAt: row.created_at,
  expiresAt: row.expires_at,
})

export const findInvitation = async (db: Db, id: string): Promise<InvitationRow | undefined> =>
  (await sql<InvitationRow>`${select} WHERE i.id = ${id}`.execute(db)).rows[0]

/** Like `findInvitation`, locked until the transaction ends. */
export const lockInvitation = async (trx: Db, id: string): Promise<InvitationRow | undefined> =>
  (await sql<InvitationRow>`${select} WHERE i.id = ${id} FOR NO KEY UPDATE OF i`.execute(trx)).rows[0]

export const findByToken = async (db: Db, tokenHash: Buffer): Promise<InvitationRow | undefined> =>
  (await sql<InvitationRow>`${select} WHERE i.token_hash = ${tokenHash}`.execute(db)).rows[0]

/** `where` refers to the invitation as `i`. */
export const listInvitations = async (db: Db, where: RawBuilder<unknown>, { limit, offset }: Page) => {
  const { rows, total } = await pageWithTotal(
    db,
    sql<InvitationRow>`${select} WHERE ${where} ORDER BY i.created_at DESC, i.id DESC
    LIMIT ${limit} OFFSET ${offset}`,
    sql`invitations i WHERE ${where}`,
  )
  return { rows, total }
}

/** Revokes the company's expired invitation to the address, to make way for a new one. */
export const revokeExpired = async (trx: Db, email: string, companyId: string | null, now: Date): Promise<void> => {
  await sql`UPDATE invitations SET revoked_at = ${now} WHERE email = ${email} AND company_id IS NOT DISTINCT
    FROM ${companyId}::uuid AND accepted_at IS NULL AND revoked_at IS NULL AND expires_at <= ${now}`.execute(trx)
}

/** Revokes the open invitations of somebody who may no longer invite; otherwise an invitation to oneself would outlast the account. */
export const revokeInvitationsBy = async (
  trx: Db,
  { id, companyId }: { id: string; companyId: string | null },
  now: Date,
): Promise<void> => {
  await sql`UPDATE invitations SET revoked_at = ${now} WHERE invited_by_user_id = ${id} AND accepted_at IS NULL AND revoked_at IS NULL
    AND (${companyId}::uuid IS NULL OR company_id = ${companyId}::uuid)`.execute(trx)
}

export interface Holder {
  /** The role of the account with this address, in any company. */
  account: Role | undefined
  /** The account is visible to the company anyway: it is one of its own, or the platform is asking. */
  isOwn: boolean
  /** The company has an open invitation to this address. */
  invitation: boolean
}

/** Who has the address, and how much of that the inviting company may be told. */
export const holderOf = async (db: Db, email: string, companyId: string | null, seesAll = false): Promise<Holder> => {
  const {
    rows: [row],
  } = await sql<{ account: Role | null; own: boolean; invitation: boolean }>`SELECT (SELECT role FROM users
      WHERE email = ${email}) AS account,
    EXISTS (SELECT FROM users WHERE email = ${email} AND (${seesAll} OR ${belongsTo(sql`users.id`, sql`${companyId}::uuid`)})) AS own,
    EXISTS (SELECT FROM invitations WHERE email = ${email} AND company_id IS NOT DISTINCT
      FROM ${companyId}::uuid AND accepted_at IS NULL AND revoked_at IS NULL) AS invitation`.execute(db)
  return { account: row?.account ?? undefined, isOwn: row?.own ?? false, invitation: row?.invitation ?? false }
}
