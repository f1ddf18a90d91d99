import { sql } from 'kysely'
import type { SecondStep } from '@samspel/api'
import type { UserCaller } from '../../../auth/caller'
import { secondStepRequiredFrom } from '../../../auth/companies-in-sql'
import type { Context } from '../../../context'
import { type Db, transact } from '../../../db/transact'
import { AppError, invalid } from '../../../errors'
import { record } from '../../audit'
import { requireConfirmation } from '../confirming-password'
import { getUser } from '../repository'
import { alertOwner } from '../security-alerts'
import type { AlertKind } from '../security-mails'
import { appSince, keepPendingSecret, takeCode, takeFirstCode } from './apps'
import { keepPasskey, listPasskeys, renamePasskey, startPasskey, verifyNewPasskey } from './passkeys'
import { countRecoveryCodes, firstRecoveryCodes, makeRecoveryCodes, takeRecoveryCode } from './recovery-codes'
import { forgetAllRemembered } from './remembered'
import { appAddress, newSecret } from './totp'

type Own = Context<UserCaller>

const alert = (trx: Db, { live, now, config, caller }: Own, kind: AlertKind) =>
  alertOwner(trx, { live, now, config }, { scope: 'user', ownerId: caller.id, kind })

/** Writes into the log of the company, or of the platform for its own people. */
const log = async (trx: Db, { caller, now }: Own, kind: 'second_step_on' | 'second_step_off') =>
  record(trx, { companyId: caller.companyId ?? null, actor: caller, kind, now })

/** Since when the account has a second step, its row locked: ways come and go one after the other. */
const lockSince = async (trx: Db, userId: string): Promise<string | null> =>
  (
    await trx
      .selectFrom('users')
      .select('second_step_at')
      .where('id', '=', userId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow()
  ).second_step_at

/** Notes that the account has another way, which may be its first. */
const wayAdded = async (trx: Db, call: Own): Promise<string[]> => {
  const { caller, now } = call
  const since = await lockSince(trx, caller.id)
  if (!since) {
    await trx.updateTable('users').set({ second_step_at: now.toISOString() }).where('id', '=', caller.id).execute()
    await log(trx, call, 'second_step_on')
  }
  await alert(trx, call, since ? 'second_step_changed' : 'second_step_on')
  return firstRecoveryCodes(trx, caller.id)
}

/** Takes the second step of an account away, with everything that proves it. */
export const clearSecondStep = async (trx: Db, userId: string): Promise<void> => {
  for (const table of ['second_step_apps', 'recovery_codes', 'passkeys', 'second_step_sign_ins'] as const)
    await trx.deleteFrom(table).where('user_id', '=', userId).execute()
  await trx.deleteFrom('passkey_challenges').where('user_id', '=', userId).execute()
  await forgetAllRemembered(trx, userId)
  await trx.updateTable('users').set({ second_step_at: null }).where('id', '=', userId).execute()
}

export const getSecondStep = async ({ db, caller }: Own): Promise<{ secondStep: SecondStep }> => {
  const { secondStepDueOn } = await getUser(db, caller.id)
  const row = await db
    .selectFrom('users')
    .select('second_step_at')
    .where('id', '=', caller.id)
    .executeTakeFirstOrThrow()
  return {
    secondStep: {
      since: row.second_step_at,
      appSince: await appSince(db, caller.id),
      passkeys: await listPasskeys(db, caller.id),
      recoveryCodesLeft: await countRecoveryCodes(db, caller.id),
      dueOn: secondStepDueOn ?? null,
    },
  }
}

export const startSecondStepApp = async (call: Own) => {
  await requireConfirmation(call)
  const secret = newSecret()
  const { email } = await getUser(call.db, call.caller.id)
  await keepPendingSecret(call.db, call.config, call.caller.id, secret)
  return { secret, address: appAddress(secret, email) }
}

export const confirmSecondStepApp = async (call: Own & { body: { code: string } }) => {
  await requireConfirmation(call)
  return transact(call.db, async (trx) => {
    const { now, config, caller, body } = call
    if (!(await takeFirstCode(trx, config, { userId: caller.id, code: body.code, now })))
      throw invalid({ code: ['wrong_code'] })
    return { recoveryCodes: await wayAdded(trx, call) }
  })
}

export const renewRecoveryCodes = async (call: Own) => {
  await requireConfirmation(call)
  return transact(call.db, async (trx) => {
    if (!(await lockSince(trx, call.caller.id))) throw new AppError('second_step_off')
    await alert(trx, call, 'second_step_changed')
    return { recoveryCodes: await makeRecoveryCodes(trx, call.caller.id) }
  })
}

const isAsked = async (db: Db, userId: string): Promise<boolean> => {
  const row = await db
    .selectFrom('users as u')
    .select([
      'u.second_step_due_on',
      sql<string | null>`${sql.raw(secondStepRequiredFrom)}`.as('second_step_required_from'),
    ])
    .where('u.id', '=', userId)
    .executeTakeFirst()
  return Boolean(row?.second_step_due_on ?? row?.second_step_required_from)
}

/** Turns the second step off, where nobody asks for it. */
export const turnSecondStepOff = async (call: Own & { body: { code: string } }): Promise<void> => {
  await requireConfirmation(call)
  const { db, config, caller, now, body } = call
  if (await isAsked(db, caller.id)) throw new AppError('second_step_required')
  const given = { userId: caller.id, code: body.code, now }
  await transact(db, async (trx) => {
    await lockSince(trx, caller.id)
    const byApp = await takeCode(trx, config, given)
    const taken = byApp === 'wrong_code' ? await takeRecoveryCode(trx, given) : byApp
    if (taken !== 'taken') throw invalid({ code: [taken] })
    await clearSecondStep(trx, caller.id)
    await log(trx, call, 'second_step_off')
    await alert(trx, call, 'second_step_off')
  })
}

export const startOwnPasskey = async (call: Own) => {
  await requireConfirmation(call)
  const { email, name } = await getUser(call.db, call.caller.id)
  return { options: await startPasskey(call.db, call.config, { userId: call.caller.id, email, name, now: call.now }) }
}

export const addPasskey = async (call: Own & { body: { name: string; passkey: string } }) => {
  await requireConfirmation(call)
  const { db, config, caller, now, body } = call
  const credential = await verifyNewPasskey(db, config, { userId: caller.id, passkey: body.passkey, now })
  return transact(db, async (trx) => {
    const passkey = await keepPasskey(trx, { userId: caller.id, name: body.name, credential, now })
    return { passkey, recoveryCodes: await wayAdded(trx, call) }
  })
}

export const renameOwnPasskey = async ({ db, caller }: Own, change: { id: string; name: string }) => ({
  passkey: await renamePasskey(db, caller.id, change),
})

/** Removes a passkey, unless it is the last way that is left: recovery codes alone are none. */
export const removePasskey = async (call: Own, id: string): Promise<void> => {
  await requireConfirmation(call)
  await transact(call.db, async (trx) => {
    await lockSince(trx, call.caller.id)
    const { numDeletedRows } = await trx
      .deleteFrom('passkeys')
      .where('id', '=', id)
      .where('user_id', '=', call.caller.id)
      .executeTakeFirst()
    if (numDeletedRows === 0n) throw new AppError('not_found')
    const left = await listPasskeys(trx, call.caller.id)
    if (left.length === 0 && !(await appSince(trx, call.caller.id))) throw new AppError('last_way')
    await alert(trx, call, 'second_step_changed')
  })
}
