import { hashOf, newToken } from '../../auth/one-time-tokens'
import type { Config } from '../../config'
import type { Db } from '../../db/transact'
import type { Http } from './http'

/** Seconds that somebody may take at the issuer. */
const lifeSeconds = 600

const isSecure = ({ appUrl }: Pick<Config, 'appUrl'>) => appUrl.startsWith('https:')
const nameOf = (config: Pick<Config, 'appUrl'>) => `${isSecure(config) ? '__Host-samspel' : 'samspel'}-company-sign-in`

/**
 * Begins a sign-in: the state goes to the issuer and back, a cookie that scripts cannot read binds it to this browser. Both are kept as
 * hashes.
 */
export const beginFlow = async (
  db: Db,
  { http, config, now }: { http: Http; config: Pick<Config, 'appUrl'>; now: Date },
  { companyId, triedBy }: { companyId: string; triedBy: string | null },
): Promise<{ state: string; browserToken: string }> => {
  const { token: state, hash } = newToken()
  const browser = newToken()
  await db
    .insertInto('company_sign_in_flows')
    .values({
      state_hash: hash,
      browser_hash: browser.hash,
      company_id: companyId,
      tried_by: triedBy,
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + lifeSeconds * 1_000).toISOString(),
    })
    .execute()
  void http.reply.setCookie(nameOf(config), browser.token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(config),
    maxAge: lifeSeconds,
  })
  return { state, browserToken: browser.token }
}

/** Takes a state, once and in the browser that has begun alone; undefined for any other. */
export const takeFlow = async (
  db: Db,
  { http, config, now }: { http: Http; config: Pick<Config, 'appUrl'>; now: Date },
  state: string,
): Promise<{ companyId: string; triedBy: string | null; browserToken: string } | undefined> => {
  const browserToken = http.request.cookies[nameOf(config)]
  if (!browserToken) return undefined
  const row = await db
    .updateTable('company_sign_in_flows')
    .set({ used_at: now.toISOString() })
    .where('state_hash', '=', hashOf(state))
    .where('browser_hash', '=', hashOf(browserToken))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .returning(['company_id', 'tried_by'])
    .executeTakeFirst()
  return row && { companyId: row.company_id, triedBy: row.tried_by, browserToken }
}

/** Ends what is under way when the settings change: its answers would be judged by others than those it began with. */
export const dropFlows = async (trx: Db, companyId: string): Promise<void> => {
  await trx.deleteFrom('company_sign_in_flows').where('company_id', '=', companyId).execute()
}

export const dropOldFlows = async (db: Db, now: Date): Promise<void> => {
  await db.deleteFrom('company_sign_in_flows').where('expires_at', '<', now.toISOString()).execute()
}
