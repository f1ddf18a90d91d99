import type { Body, Context } from '../../context'
import { transact } from '../../db/transact'
import { AppError, type FieldErrors, invalid } from '../../errors'
import { enter, type Entered } from './entering'
import {
  countTry,
  endSignIn,
  findSignIn,
  type Http,
  isGuessedAt,
  keepChallenge,
  provesPasskey,
  remember,
  startProof,
  takeCode,
  takeRecoveryCode,
} from './second-step'
import { alertOfNewDevice, alertOwner } from './security-alerts'

type SecondStepCall = Context & { body: Body<'signInBySecondStep'>; browser: string | null; http: Http }

const tokenInvalid = () => invalid({ token: ['token_invalid'] })

/** What was wrong with what was shown; undefined where it was right. */
const refusalOf = async (
  { db, config, now, body }: SecondStepCall,
  { userId, challenge }: { userId: string; challenge: string | null },
): Promise<FieldErrors | undefined> => {
  if (body.passkey !== undefined) {
    const proves = await provesPasskey(db, config, { userId, passkey: body.passkey, challenge, now })
    return proves ? undefined : { passkey: ['invalid'] }
  }
  const taken =
    body.recoveryCode !== undefined
      ? await takeRecoveryCode(db, { userId, code: body.recoveryCode, now })
      : await takeCode(db, config, { userId, code: body.code ?? '', now })
  if (taken === 'taken') return undefined
  return { [body.recoveryCode !== undefined ? 'recoveryCode' : 'code']: [taken] }
}

/** Whose sign-in waits, unless it has been guessed at too often: then every token of the account waits too. */
const waiting = async ({ db, now }: Pick<SecondStepCall, 'db' | 'now'>, token: string) => {
  const found = await findSignIn(db, token, now)
  if (!found) throw tokenInvalid()
  if (await isGuessedAt(db, found.userId, now)) throw new AppError('too_many_requests')
  return found
}

/** Opens the session, and uses the token up. */
const letIn = async (call: SecondStepCall, userId: string): Promise<Entered> => {
  const { db: trx, config, live, now, body, browser } = call
  const owner = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('blocked_at', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!owner || !(await endSignIn(trx, body.token, now))) throw tokenInvalid()
  await alertOfNewDevice(trx, { live, now, config }, { scope: 'user', ownerId: userId, browser })
  if (body.recoveryCode !== undefined)
    await alertOwner(trx, { live, now, config }, { scope: 'user', ownerId: userId, kind: 'recovery_code_used' })
  if (body.remember) await remember(trx, { http: call.http, config, userId, browser, now })
  return enter({ db: trx, config, now, browser }, 'user', userId)
}

/** Ends a sign-in by what the account has beside its password. */
export const signInBySecondStep = async (call: SecondStepCall): Promise<Entered> => {
  const { db, config, live, now, body } = call
  if ([body.code, body.recoveryCode, body.passkey].filter((given) => given !== undefined).length !== 1)
    throw invalid({ code: ['required'] })
  const found = await waiting(call, body.token)
  const { userId } = found
  if (!(await countTry(db, body.token))) throw tokenInvalid()
  const outcome = await transact(db, async (trx) => {
    const refused = await refusalOf({ ...call, db: trx }, found)
    return refused ? { refused } : { entered: await letIn({ ...call, db: trx }, userId) }
  })
  if (outcome.entered) return outcome.entered
  // The owner hears of it once: somebody knows the password and tries codes.
  if (await isGuessedAt(db, userId, now))
    await transact(db, (trx) =>
      alertOwner(trx, { live, now, config }, { scope: 'user', ownerId: userId, kind: 'second_step_tried' }),
    )
  throw invalid(outcome.refused)
}

/** What a passkey is to sign to end the sign-in. */
export const startSecondStepPasskey = async (call: Context & { body: Body<'startSecondStepPasskey'> }) => {
  const { userId } = await waiting(call, call.body.token)
  const { challenge, options } = await startProof(call.db, call.config, userId)
  await keepChallenge(call.db, call.body.token, challenge)
  return { options }
}
