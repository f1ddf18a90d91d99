import type { UserCaller } from '../../auth/caller'
import type { Context } from '../../context'
import { AppError, invalid } from '../../errors'
import { countTry, endSignIn, isGuessedAt, openSignIn, takeCode, takeRecoveryCode, waysOf } from './second-step'
import { alertOwner } from './security-alerts'

interface Codes {
  code?: string | undefined
  recoveryCode?: string | undefined
}

/**
 * Takes a code of the caller's second step, for what a session and a password are not enough for. Tries are counted with those of signing
 * in, so that none is found by trying.
 */
export const takeSecondStepCode = async (
  { db, config, now, live, caller }: Context<UserCaller>,
  { code, recoveryCode }: Codes,
): Promise<void> => {
  if ((code === undefined) === (recoveryCode === undefined)) throw invalid({ code: ['required'] })
  if ((await waysOf(db, caller.id)).length === 0) throw new AppError('second_step_off')
  if (await isGuessedAt(db, caller.id, now)) throw new AppError('too_many_requests')
  const token = await openSignIn(db, caller.id, now)
  await countTry(db, token)
  const taken =
    recoveryCode === undefined
      ? await takeCode(db, config, { userId: caller.id, code: code ?? '', now })
      : await takeRecoveryCode(db, { userId: caller.id, code: recoveryCode, now })
  if (taken !== 'taken') throw invalid({ [recoveryCode === undefined ? 'code' : 'recoveryCode']: [taken] })
  await endSignIn(db, token, now)
  if (recoveryCode !== undefined)
    await alertOwner(db, { live, now, config }, { scope: 'user', ownerId: caller.id, kind: 'recovery_code_used' })
}

/** The same of whoever has a second step; nothing of those without. */
export const requireSecondStepCode = async (call: Context<UserCaller>, codes: Codes): Promise<void> => {
  if ((await waysOf(call.db, call.caller.id)).length > 0) await takeSecondStepCode(call, codes)
}
