import { sql } from 'kysely'
import { dayMs } from '../../days'
import { type Db, transact } from '../../db/transact'
import { AppError } from '../../errors'
import type { AppContext } from '../../http/call'
import type { Job } from '../../jobs/clock'
import { endConsent } from './consent'
import { GraphRefusal } from './graph-api'
import { type IdentityRow, ownerOf, tokenColumns, tokenOf } from './identities'
import { providerNames } from './settings'
import { checkToken } from './tokens'

const batch = 50
/** How long a claimed row is left to its worker; longer than a batch takes when the network does not answer. */
const claimMs = 30 * 60_000
const minute = 60_000
const longestPauseMs = dayMs / 2

type Context = Pick<AppContext, 'db' | 'config' | 'live' | 'log' | 'now'>
interface Due extends IdentityRow {
  access_token: Buffer
  exchanged_at: string | null
  check_failures: number
}

/** Claims tokens that are due, in one short statement, so that other instances claim others. */
const takeDue = async (db: Db, now: Date): Promise<Due[]> =>
  (
    await sql<Due>`UPDATE provider_identities SET check_at = ${new Date(now.getTime() + claimMs)}
      WHERE (provider, subject) IN (SELECT provider, subject FROM provider_identities
        WHERE access_token IS NOT NULL AND check_at <= ${now} ORDER BY check_at LIMIT ${batch} FOR UPDATE SKIP LOCKED)
      RETURNING provider, subject, instagramer_id, access_token, token_expires_at, exchanged_at, check_failures`.execute(
      db,
    )
  ).rows

const whose = ({ provider, subject, access_token: token }: Due) =>
  sql`provider = ${provider} AND subject = ${subject} AND access_token = ${token}`

const postpone = (db: Db, due: Due, now: Date) =>
  sql`UPDATE provider_identities SET check_failures = least(check_failures + 1, 20),
      check_at = ${new Date(now.getTime() + Math.min(5 * minute * 2 ** due.check_failures, longestPauseMs))}
    WHERE ${whose(due)}`.execute(db)

const checkOne = async ({ db, config, live, log, now }: Context, due: Due): Promise<void> => {
  const moment = now()
  const { provider, subject } = due
  const isOver = due.token_expires_at !== null && new Date(due.token_expires_at) <= moment
  const verdict = isOver
    ? 'ended'
    : await checkToken(
        config,
        {
          provider,
          accessToken: tokenOf(config, due, moment),
          expiresAt: due.token_expires_at === null ? null : new Date(due.token_expires_at),
          exchangedAt: due.exchanged_at === null ? null : new Date(due.exchanged_at),
        },
        moment,
      )
  if (verdict === 'ended') {
    const context = { config, live, now: moment }
    if (await transact(db, (trx) => endConsent(trx, context, { provider, subject, token: due.access_token })))
      log.info({ provider, instagramerId: due.instagramer_id }, 'a consent has ended')
    return
  }
  const isSame = verdict.accessToken === tokenOf(config, due, moment)
  const { exchanged_at: exchangedAt, ...kept } = tokenColumns(config, ownerOf(provider, subject), verdict, moment)
  await db
    .updateTable('provider_identities')
    .set({ ...kept, ...(!isSame && { exchanged_at: exchangedAt }) })
    .where(sql<boolean>`${whose(due)}`)
    .execute()
}

/**
 * Checks and renews the tokens that are due, each once a day, and sooner after the network has refused one. At a limit of the network the
 * others of its app wait as well; a token that could not be checked is tried again after 5, 10, 20 … minutes. Returns how many were due.
 */
export const checkTokens = async (context: Context): Promise<number> => {
  if (!providerNames.some((name) => context.config.social[name])) return 0
  const due = await takeDue(context.db, context.now())
  const limited = new Set<string>()
  for (const one of due) {
    if (limited.has(one.provider)) {
      await postpone(context.db, one, context.now())
      continue
    }
    try {
      await checkOne(context, one)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      context.log.warn({ err: error, instagramerId: one.instagramer_id }, 'a token could not be checked')
      if (error instanceof GraphRefusal && error.kind === 'limited') limited.add(one.provider)
      await postpone(context.db, one, context.now())
    }
  }
  return due.length
}

export const tokenJob: Job = { name: 'provider-tokens', everyMs: minute, run: checkTokens }
