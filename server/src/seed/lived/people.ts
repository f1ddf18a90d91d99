import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import type { BrandRole, EndpointKey } from '@samspel/api'
import type { CreatorCaller, UserCaller } from '../../auth/caller'
import type { Config } from '../../config'
import type { Db } from '../../db/transact'
import type { Call } from '../../http/call'
import { createLocalBus } from '../../live'
import { staysHere } from '../../own-machine'
import type { Clock } from '../clock'
import { demoPayer, demoTransfers } from '../content/bank'

/** No session stands behind what the demo's creators do. */
const noSession = '00000000-0000-7000-8000-000000000000'

export interface Acting {
  db: Db
  clock: Clock
  config: Config
  log: FastifyBaseLogger
  alva: UserCaller
  elin: UserCaller
  sara: UserCaller
  /** Calls a handler as the API would, at a time of the demo's. */
  call<K extends EndpointKey>(
    caller: UserCaller | CreatorCaller,
    at: string,
    input?: { params?: object; query?: object; body?: object },
  ): Call<K>
}

/** A member of staff as the API would know them; their own session if they have had one. */
export const callerOf = async (db: Db, email: string): Promise<UserCaller> => {
  const { rows } = await sql<{
    id: string
    name: string
    role: UserCaller['role']
    brand_ids: string[]
    brand_roles: Record<string, BrandRole>
    session_id: string | null
  }>`SELECT id, name, role, (SELECT s.id FROM sessions s WHERE s.user_id = users.id LIMIT 1) AS session_id,
    (SELECT coalesce(jsonb_object_agg(brand_id, b.role), '{}') FROM brand_users b WHERE b.user_id = users.id) AS brand_roles,
    ARRAY(SELECT brand_id FROM brand_users WHERE user_id = users.id) AS brand_ids FROM users WHERE email = ${email}`.execute(
    db,
  )
  const [row] = rows
  if (!row) throw new Error(`The demo has no ${email}`)
  const { id, name, role } = row
  const brandIds = role === 'admin' ? 'all' : row.brand_ids
  return { kind: 'user', id, name, role, sessionId: row.session_id ?? noSession, brandIds, brandRoles: row.brand_roles }
}

export const creatorCaller = (id: string, name: string): CreatorCaller => ({
  kind: 'instagramer',
  id,
  name,
  sessionId: noSession,
})

/** Nobody is asked by these: words of the provider are written as it would tell them. */
const cards = { secretKey: 'sk_test_demo', webhookSecret: 'whsec_demo', apiUrl: 'https://api.stripe.com' }

/** What the demo's people act with, whatever this installation is connected to: nothing leaves it. */
export const actingIn = async (db: Db, clock: Clock, base: Config): Promise<Acting> => {
  const config: Config = {
    ...base,
    smtpUrl: undefined,
    host: '127.0.0.1',
    appUrl: staysHere(base) ? base.appUrl : 'http://localhost:8080',
    bankFolder: undefined,
    payoutAccount: demoPayer,
    payments: { stripe: cards, transferAccount: demoTransfers },
  }
  const live = createLocalBus()
  // Nothing listens to the demo's past.
  const log = { info: () => undefined, error: () => undefined } as unknown as FastifyBaseLogger
  return {
    db,
    clock,
    config,
    log,
    alva: await callerOf(db, 'admin@samspel.test'),
    elin: await callerOf(db, 'elin@samspel.test'),
    sara: await callerOf(db, 'company@samspel.test'),
    call: (caller, at, { params = {}, query = {}, body = {} } = {}) =>
      ({ db, config, live, log, caller, now: new Date(at), params, query, body }) as never,
  }
}
