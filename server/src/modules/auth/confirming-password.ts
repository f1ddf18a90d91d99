import type { Owner } from '../../auth/owner'
import { isPassword } from '../../auth/passwords'
import type { Config } from '../../config'
import type { Db } from '../../db/transact'
import { AppError, invalid } from '../../errors'

interface Context {
  db: Db
  caller: Owner
  now: Date
}

const passwordHashOf = async (db: Db, { kind, id }: Owner): Promise<string | undefined> => {
  const table = kind === 'user' ? 'users' : 'instagramers'
  const row = await db.selectFrom(table).select('password_hash').where('id', '=', id).executeTakeFirst()
  return row?.password_hash ?? undefined
}

/** Records that whoever uses the session knows the password. */
export const confirmPassword = async ({
  db,
  caller,
  now,
  body,
}: Context & { body: { password: string } }): Promise<void> => {
  if (!(await isPassword(body.password, await passwordHashOf(db, caller))))
    throw invalid({ password: ['wrong_password'] })
  await db.updateTable('sessions').set({ confirmed_at: now.toISOString() }).where('id', '=', caller.sessionId).execute()
}

/**
 * Protects against a stolen or forgotten session: requires a recent sign-in or password check. For accounts without a password a recent
 * sign-in is the only proof.
 */
export const requireConfirmation = async (
  context: Context & { config: Pick<Config, 'confirmationMinutes'> },
): Promise<void> => {
  const { db, caller, now, config } = context
  const session = await db
    .selectFrom('sessions')
    .select(['created_at', 'confirmed_at'])
    .where('id', '=', caller.sessionId)
    .executeTakeFirstOrThrow()
  const proven = Date.parse(session.confirmed_at ?? session.created_at)
  if (now.getTime() - proven < config.confirmationMinutes * 60_000) return
  throw new AppError((await passwordHashOf(db, caller)) === undefined ? 'fresh_sign_in_needed' : 'confirmation_needed')
}
