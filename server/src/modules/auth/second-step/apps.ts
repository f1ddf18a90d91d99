import { sql } from 'kysely'
import { fieldCipher } from '../../../auth/field-cipher'
import type { Config } from '../../../config'
import type { Db } from '../../../db/transact'
import type { SealedColumn } from '../../../sealing/seal-anew'
import { plainCode, stepOf } from './totp'

type Keys = Pick<Config, 'paymentDetailsKeys'>
const ownerOf = (userId: string) => `second step of ${userId}`
const seal = ({ paymentDetailsKeys }: Keys, userId: string, secret: string) =>
  fieldCipher(paymentDetailsKeys).seal(secret, ownerOf(userId))
const open = ({ paymentDetailsKeys }: Keys, userId: string, sealed: string | null | undefined) =>
  sealed ? fieldCipher(paymentDetailsKeys).open(sealed, ownerOf(userId)) : undefined

/** Keeps a secret that waits for its first code, in the place of one that waited before. */
export const keepPendingSecret = async (db: Db, config: Keys, userId: string, secret: string): Promise<void> => {
  const pending = seal(config, userId, secret)
  await db
    .insertInto('second_step_apps')
    .values({ user_id: userId, pending_secret: pending })
    .onConflict((on) => on.column('user_id').doUpdateSet({ pending_secret: pending }))
    .execute()
}

/** Turns the secret that waits into the one that holds, where the code is one of it. */
export const takeFirstCode = async (
  trx: Db,
  config: Keys,
  { userId, code, now }: { userId: string; code: string; now: Date },
): Promise<boolean> => {
  const row = await trx
    .selectFrom('second_step_apps')
    .select('pending_secret')
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  const secret = open(config, userId, row?.pending_secret)
  const step = secret && stepOf(secret, plainCode(code), now)
  if (!step) return false
  await trx
    .updateTable('second_step_apps')
    .set({ secret: row!.pending_secret, pending_secret: null, used_step: step, confirmed_at: now.toISOString() })
    .where('user_id', '=', userId)
    .execute()
  return true
}

/** Takes a code of the app, once: neither it nor an older one is taken again. */
export const takeCode = async (
  db: Db,
  config: Keys,
  { userId, code, now }: { userId: string; code: string; now: Date },
): Promise<'taken' | 'wrong_code' | 'already_used'> => {
  const row = await db.selectFrom('second_step_apps').select('secret').where('user_id', '=', userId).executeTakeFirst()
  const secret = open(config, userId, row?.secret)
  const step = secret && stepOf(secret, plainCode(code), now)
  if (!step) return 'wrong_code'
  const { rows } = await sql`UPDATE second_step_apps SET used_step = ${step}
    WHERE user_id = ${userId} AND (used_step IS NULL OR used_step < ${step}) RETURNING user_id`.execute(db)
  return rows.length > 0 ? 'taken' : 'already_used'
}

/** Since when an app shows codes for the account. */
export const appSince = async (db: Db, userId: string): Promise<string | null> => {
  const row = await db
    .selectFrom('second_step_apps')
    .select('confirmed_at')
    .where('user_id', '=', userId)
    .where('secret', 'is not', null)
    .executeTakeFirst()
  return row?.confirmed_at ?? null
}

export const sealedSecondSteps: readonly SealedColumn[] = (['secret', 'pending_secret'] as const).map((column) => ({
  table: 'second_step_apps',
  key: ['user_id'],
  column,
  owner: ownerOf,
}))
