import { sql } from 'kysely'
import type { SecondStepWay } from '@samspel/api'
import { hashOf, newToken } from '../../../auth/one-time-tokens'
import type { Db } from '../../../db/transact'
import { appSince } from './apps'
import { countPasskeys } from './passkeys'
import { countRecoveryCodes } from './recovery-codes'

const lifeMs = 10 * 60_000
/** Wrong codes that one sign-in may have, and one account within an hour, whichever sign-ins they came by. */
const [mostOfSignIn, mostOfHour] = [5, 10]
const hourMs = 3_600_000

/** What the account can show, in the order in which it is offered. */
export const waysOf = async (db: Db, userId: string): Promise<SecondStepWay[]> => [
  ...((await countPasskeys(db, userId)) > 0 ? (['passkey'] as const) : []),
  ...((await appSince(db, userId)) ? (['app'] as const) : []),
  ...((await countRecoveryCodes(db, userId)) > 0 ? (['recovery_code'] as const) : []),
]

/** A token for somebody who has typed the right password; only its hash is kept. */
export const openSignIn = async (db: Db, userId: string, now: Date): Promise<string> => {
  const { token, hash } = newToken()
  await db
    .insertInto('second_step_sign_ins')
    .values({
      token_hash: hash,
      user_id: userId,
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + lifeMs).toISOString(),
    })
    .execute()
  return token
}

/** Whose sign-in it is, while it can be ended, and what its passkey is to sign. */
export const findSignIn = async (
  db: Db,
  token: string,
  now: Date,
): Promise<{ userId: string; challenge: string | null } | undefined> => {
  const row = await db
    .selectFrom('second_step_sign_ins')
    .select(['user_id', 'challenge'])
    .where('token_hash', '=', hashOf(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .where('wrong_tries', '<', mostOfSignIn)
    .executeTakeFirst()
  return row && { userId: row.user_id, challenge: row.challenge }
}

/** Whether so many wrong codes have come that none is looked at for a while. */
export const isGuessedAt = async (db: Db, userId: string, now: Date): Promise<boolean> => {
  const { rows } = await sql<{
    wrong: number
  }>`SELECT coalesce(sum(wrong_tries), 0)::int AS wrong FROM second_step_sign_ins
    WHERE user_id = ${userId} AND created_at > ${new Date(now.getTime() - hourMs)}`.execute(db)
  return rows[0]!.wrong >= mostOfHour
}

/**
 * Counts a try before it is looked at, so that tries at once count as well: false where there may be no more. A right one is taken back by
 * `endSignIn`.
 */
export const countTry = async (db: Db, token: string): Promise<boolean> => {
  const { rows } = await sql`UPDATE second_step_sign_ins SET wrong_tries = wrong_tries + 1, challenge = NULL
    WHERE token_hash = ${hashOf(token)} AND used_at IS NULL AND wrong_tries < ${mostOfSignIn} RETURNING user_id`.execute(
    db,
  )
  return rows.length > 0
}

/** Uses the token up; false where another request has. */
export const endSignIn = async (trx: Db, token: string, now: Date): Promise<boolean> => {
  const { rows } =
    await sql`UPDATE second_step_sign_ins SET used_at = ${now}, wrong_tries = greatest(wrong_tries - 1, 0)
    WHERE token_hash = ${hashOf(token)} AND used_at IS NULL RETURNING user_id`.execute(trx)
  return rows.length > 0
}

/** Keeps what a passkey is to sign for this sign-in. */
export const keepChallenge = async (db: Db, token: string, challenge: string): Promise<void> => {
  await db.updateTable('second_step_sign_ins').set({ challenge }).where('token_hash', '=', hashOf(token)).execute()
}
