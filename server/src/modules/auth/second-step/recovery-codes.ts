import { randomInt } from 'node:crypto'
import { hashOf } from '../../../auth/one-time-tokens'
import type { Db } from '../../../db/transact'
import { plainCode } from './totp'

const codes = 10
/** 80 bits: only the hash is kept, and it cannot be turned back by trying. Nothing that is mistaken for another letter or figure. */
const [letters, length] = ['abcdefghjkmnpqrstuvwxyz23456789', 16]
const newCode = () => Array.from({ length }, () => letters[randomInt(letters.length)]).join('')
const grouped = (code: string) => code.replace(/(.{4})(?=.)/g, '$1-')
const hashOfCode = (typed: string) => hashOf(`recovery ${plainCode(typed).toLowerCase()}`)

/** Makes codes in the place of those that the account had. They are shown this once. */
export const makeRecoveryCodes = async (trx: Db, userId: string): Promise<string[]> => {
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  const made = Array.from({ length: codes }, newCode)
  await trx
    .insertInto('recovery_codes')
    .values(made.map((code) => ({ code_hash: hashOfCode(code), user_id: userId })))
    .execute()
  return made.map(grouped)
}

/** Makes codes where the account has none at all, used ones included. */
export const firstRecoveryCodes = async (trx: Db, userId: string): Promise<string[]> => {
  const any = await trx.selectFrom('recovery_codes').select('user_id').where('user_id', '=', userId).executeTakeFirst()
  return any ? [] : makeRecoveryCodes(trx, userId)
}

/** Takes a recovery code, once. */
export const takeRecoveryCode = async (
  db: Db,
  { userId, code, now }: { userId: string; code: string; now: Date },
): Promise<'taken' | 'wrong_code' | 'already_used'> => {
  const own = { hash: hashOfCode(code), userId }
  const taken = await db
    .updateTable('recovery_codes')
    .set({ used_at: now.toISOString() })
    .where('code_hash', '=', own.hash)
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst()
  if (taken) return 'taken'
  const used = await db
    .selectFrom('recovery_codes')
    .select('user_id')
    .where('code_hash', '=', own.hash)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return used ? 'already_used' : 'wrong_code'
}

export const countRecoveryCodes = async (db: Db, userId: string): Promise<number> => {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}
