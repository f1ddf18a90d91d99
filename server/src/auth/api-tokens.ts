import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { CompanyRequestState } from '@samspel/api'
import { apiTokenPrefix } from '@samspel/api/api-tokens'
import { dayOf } from '../days'
import type { Db } from '../db/transact'
import type { UserCaller } from './caller'
import { hashOf, newToken } from './one-time-tokens'
import { founderRole } from './roles'
import { rightsOfScopes } from './scopes'
import { closedTo } from './standing'

/** Characters of a token that are shown afterwards; the others are 256 bits. */
const shownLength = apiTokenPrefix.length + 6

/** Whether somebody calls with a token of a company, or with one of a session. */
export const isApiToken = (token: string): boolean => token.startsWith(apiTokenPrefix)

/** Makes a token: what is shown once, what is kept, and what it is recognised by. */
export const newApiToken = () => {
  const token = apiTokenPrefix + newToken().token
  return { id: uuidv7(), token, hash: hashOf(token), prefix: token.slice(0, shownLength) }
}

interface TokenRow {
  id: string
  name: string
  scopes: string[]
  company_id: string
  company_state: CompanyRequestState
  brand_ids: string[]
  last_used_on: string | null
}

/** A company's own systems, as staff who may no more than the scopes of their token say. */
const callerOf = (row: TokenRow): UserCaller => ({
  kind: 'user',
  id: row.id,
  name: `API: ${row.name}`,
  role: founderRole,
  sessionId: row.id,
  brandIds: row.brand_ids,
  brandRoles: Object.fromEntries(row.brand_ids.map((id) => [id, 'owner'] as const)),
  companyId: row.company_id,
  storeIds: [],
  closed: closedTo({ companyState: row.company_state, emailConfirmed: true }),
  token: { scopes: row.scopes, rights: rightsOfScopes(row.scopes) },
})

/**
 * The caller that a token stands for, read anew for each call: undefined when it is unknown, taken back or over, or when none of its brands
 * is there any more. The day of its last use is noted.
 */
export const loadTokenCaller = async (db: Db, token: string, now: Date): Promise<UserCaller | undefined> => {
  const today = dayOf(now)
  const { rows } =
    await sql<TokenRow>`SELECT t.id, t.name, t.scopes, t.company_id, c.state AS company_state, t.last_used_on,
      ARRAY(SELECT b.id FROM brands b WHERE b.company_id = t.company_id AND (t.brand_ids IS NULL OR b.id = ANY(t.brand_ids))) AS brand_ids
    FROM api_tokens t JOIN companies c ON c.id = t.company_id
    WHERE t.token_hash = ${hashOf(token)} AND t.revoked_at IS NULL AND t.ends_on >= ${today}`.execute(db)
  const row = rows[0]
  if (!row || row.brand_ids.length === 0) return undefined
  if (row.last_used_on !== today)
    await db.updateTable('api_tokens').set({ last_used_on: today }).where('id', '=', row.id).execute()
  return callerOf(row)
}
