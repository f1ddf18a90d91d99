import type { FastifyInstance } from 'fastify'
import { CompiledQuery, sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Role, Scope } from '@samspel/api'
import { dayMs, dayOf } from '../days'
import { type Db, transact } from '../db/transact'
import type { LiveBus } from '../live'
import type { CreatorCaller, SignedIn, UserCaller } from './caller'
import { brandsOf, isOfPlatform } from './roles'
import { secondStepDueOn } from './second-step'
import { sessionOwner, type SessionRow } from './session-owner'
import { closedTo } from './standing'

/** Token lifetime in seconds. A token older than `renewAfter` is renewed by the next successful answer (row C-09). */
export const tokenLife = 12 * 3_600
export const renewAfter = 3_600
/** Lifetime in seconds of the token that a provider sign-in puts in the redirect address (row S-13). */
export const entryLife = 120

/** `ent`: the token was passed in an address, so the next successful answer replaces it. */
export interface Claims {
  sub: string
  sid: string
  scp: Scope
  role?: Role
  ent?: true
  iat: number
  exp: number
  iss: string
  aud: string
}

/** What a token states about its session. */
export interface SessionFacts {
  id: string
  scope: Scope
  ownerId: string
  role?: Role | undefined
  /** The company that it acts for, where it has just begun to. */
  companyId?: string | undefined
  /** When the session ends, whether renewed or not; absent for a session that has just been opened. */
  endsAt?: Date | undefined
}

export interface Tokens {
  sign(session: SessionFacts, now: Date): string
  /**
   * Signs the token for the redirect from a provider back to the login page. It lives two minutes and is exchanged for a regular one (row
   * S-13).
   */
  signEntry(session: SessionFacts, now: Date): string
  /** The claims of a token that we signed and that has not expired; undefined for any other. */
  read(token: string, now: Date): Claims | undefined
}

const issuer = 'samspel'
const audience = 'samspel-api'

/** Verification options for @fastify/jwt. Expiry is checked in `read` instead, against the app's own clock. */
export const tokenRules = {
  algorithms: ['HS256' as const],
  allowedIss: issuer,
  allowedAud: audience,
  requiredClaims: ['sub', 'sid', 'scp', 'exp', 'iat', 'iss', 'aud'],
  ignoreExpiration: true,
}

const claimsOf = ({ id, scope, ownerId, role, endsAt }: SessionFacts, now: Date, life: number): Claims => {
  const iat = Math.floor(now.getTime() / 1_000)
  const last = endsAt ? Math.floor(endsAt.getTime() / 1_000) : Infinity
  return {
    sub: ownerId,
    sid: id,
    scp: scope,
    ...(role && { role }),
    iss: issuer,
    aud: audience,
    iat,
    exp: Math.min(iat + life, last),
  }
}

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i
const textOf = (claim: unknown): string => (typeof claim === 'string' ? claim : '')

/** Signs and reads session tokens with the app's @fastify/jwt. Only HS256 is accepted. */
export const createTokens = (app: FastifyInstance): Tokens => ({
  sign: (session, now) => app.jwt.sign(claimsOf(session, now, tokenLife)),
  signEntry: (session, now) => app.jwt.sign({ ...claimsOf(session, now, entryLife), ent: true }),
  read: (token, now) => {
    try {
      const claims = app.jwt.verify<Claims>(token)
      if (!Number.isFinite(claims.exp) || !Number.isFinite(claims.iat)) return undefined
      if (claims.exp * 1_000 < now.getTime()) return undefined
      return uuid.test(textOf(claims.sid)) && uuid.test(textOf(claims.sub)) ? claims : undefined
    } catch {
      return undefined
    }
  },
})

/**
 * The company of a new session: the one of the session that was used last, if its owner still belongs there, else the first that they
 * joined.
 */
const companyToBeginWith = (userId: string) => sql<string | null>`(SELECT m.company_id FROM company_users m
  LEFT JOIN LATERAL (SELECT max(s.last_seen_at) AS seen FROM sessions s
    WHERE s.user_id = m.user_id AND s.company_id = m.company_id) last ON true
  WHERE m.user_id = ${userId} ORDER BY last.seen DESC NULLS LAST, m.joined_at, m.company_id LIMIT 1)`

/**
 * Opens a session for an owner. Its id goes into the token, so that the session can be revoked. `browser` is a display name from
 * `browserInWords`.
 */
export const openSession = async (
  db: Db,
  scope: Scope,
  ownerId: string,
  now: Date,
  browser: string | null = null,
): Promise<string> => {
  const id = uuidv7()
  await db
    .insertInto('sessions')
    .values({
      id,
      created_at: now.toISOString(),
      last_seen_at: now.toISOString(),
      browser,
      ...(scope === 'user'
        ? { user_id: ownerId, company_id: companyToBeginWith(ownerId) }
        : { instagramer_id: ownerId }),
    })
    .execute()
  return id
}

/** Records when a session was last renewed, with hourly precision. */
export const touchSession = async (db: Db, id: string, now: Date): Promise<void> => {
  await db
    .updateTable('sessions')
    .set({ last_seen_at: sql<string>`greatest(created_at, date_trunc('hour', ${now}::timestamptz))` })
    .where('id', '=', id)
    .execute()
}

/** What is needed to end sessions. Ending one also closes its live streams, on every instance. */
export interface Ending {
  db: Db
  live: Pick<LiveBus, 'accessChanged'>
  now: Date
}

/** Ends one session of an owner. Returns false when it is not theirs or has already ended. */
export const revokeSession = ({ db, live, now }: Ending, ownerId: string, id: string): Promise<boolean> =>
  transact(db, async (trx) => {
    const { rows } = await sql`UPDATE sessions SET revoked_at = ${now}
    WHERE id = ${id} AND coalesce(user_id, instagramer_id) = ${ownerId} AND revoked_at IS NULL RETURNING id`.execute(
      trx,
    )
    if (rows.length > 0) await live.accessChanged(trx, ownerId)
    return rows.length > 0
  })

export const revokeSessionsOf = ({ db, live, now }: Ending, scope: Scope, ownerId: string): Promise<void> =>
  transact(db, async (trx) => {
    await trx
      .updateTable('sessions')
      .set({ revoked_at: now.toISOString() })
      .where('revoked_at', 'is', null)
      .where(scope === 'user' ? 'user_id' : 'instagramer_id', '=', ownerId)
      .execute()
    await live.accessChanged(trx, ownerId)
  })

/** The caller whom a row of the session lookup shows; undefined when the session has ended or its owner may not use it. */
const callerOf = (
  row: SessionRow | undefined,
  { sub }: Pick<Claims, 'sub'>,
  now: Date,
  sessionDays: number,
): SignedIn | undefined => {
  if (!row || row.revoked_at || (row.user_id ?? row.instagramer_id) !== sub) return undefined
  const endsAt = new Date(Date.parse(row.created_at) + sessionDays * dayMs)
  if (endsAt <= now) return undefined
  if (row.user_id && row.role && !row.blocked_at && !row.deleted_at) {
    const isPlatform = isOfPlatform({ role: row.role })
    const dueOn = secondStepDueOn({
      role: row.role,
      since: row.second_step_at,
      platformDueOn: row.second_step_due_on,
      requiredFrom: row.second_step_required_from,
    })
    return {
      kind: 'user',
      id: row.user_id,
      name: row.user_name ?? '',
      role: row.role,
      sessionId: row.id,
      brandIds: brandsOf({ role: row.role, brandIds: Object.keys(row.brand_roles ?? {}) }),
      brandRoles: row.brand_roles ?? {},
      companyId: row.company_id,
      storeIds: row.store_ids ?? [],
      endsAt,
      needsSecondStep: dueOn !== null && dueOn <= dayOf(now),
      closed: isPlatform
        ? undefined
        : closedTo({ companyState: row.company_state, emailConfirmed: row.email_confirmed_at !== null }),
    } satisfies UserCaller
  }
  if (row.instagramer_id && row.state !== 'blocked' && !row.creator_deleted_at)
    return {
      kind: 'instagramer',
      id: row.instagramer_id,
      name: row.creator_name ?? '',
      sessionId: row.id,
      endsAt,
    } satisfies CreatorCaller
  return undefined
}

/** Someone's session as a token names it, at one moment. */
interface SessionInquiry {
  claims: Pick<Claims, 'sid' | 'sub'>
  now: Date
  sessionDays: number
}

/** Loads the session's owner as of now: role, brands and blocks come from the rows, never from the token (QUALITY 13). */
export const loadCaller = async (
  db: Db,
  { claims, now, sessionDays }: SessionInquiry,
): Promise<SignedIn | undefined> => {
  const { rows } = await db.executeQuery<SessionRow>(CompiledQuery.raw(sessionOwner, [claims.sid]))
  return callerOf(rows[0], claims, now, sessionDays)
}
