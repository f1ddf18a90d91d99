import type { Scope } from '@samspel/api'
import { refuseCommonPassword } from '../../auth/common-passwords'
import { hashPassword } from '../../auth/passwords'
import { type Ending, revokeSessionsOf } from '../../auth/sessions'
import type { Config } from '../../config'
import { type Db, transact } from '../../db/transact'
import { invalid } from '../../errors'
import { enqueueMail } from '../../outbox/mails'
import { enqueue } from '../../outbox/outbox'
import { type LinkRequest, mostMailsPerHour } from './confirming'
import { type Context, enter, type Entered } from './entering'
import { resetMail } from './mails'
import { ownLink } from './own-link'
import * as repository from './repository'
import { consumeReset, countRecentResets, createReset, dropResets } from './resets'

export const resetRequest = 'reset-request'

/**
 * Asks for a mail with a reset link. An unknown address is told so, as the specification says (row X-19), after the
 * same work as a known one, which is then undone: how long an answer takes tells nothing more.
 */
export const requestReset = ({ db }: { db: Db }, request: LinkRequest): Promise<void> =>
  transact(db, async (trx) => {
    await enqueue(trx, resetRequest, { ...request })
    if (!(await repository.findAccountByEmail(trx, request.scope, request.email)))
      throw invalid({ email: ['not_found'] })
  })

/** Carries a request out; an account that has only ever come in by way of a provider gets its first password like this. */
export const carryOutResetRequest = async (
  { db: trx, now, config }: { db: Db; now: Date; config: Pick<Config, 'appUrl'> },
  { scope, email, redirectUrl }: LinkRequest,
): Promise<void> => {
  const account = await repository.findAccountByEmail(trx, scope, email)
  if (!account?.mayEnter || (await countRecentResets(trx, scope, account.id, now)) >= mostMailsPerHour) return
  const token = await createReset(trx, scope, account.id, now)
  await enqueueMail(
    trx,
    resetMail({
      to: account.email,
      locale: account.locale,
      link: ownLink('reset', { appUrl: config.appUrl, scope, redirectUrl, token }),
    }),
  )
}

export interface NewPassword {
  password: string
  passwordConfirmation: string
}

const refuseUnequal = ({ password, passwordConfirmation }: NewPassword) => {
  if (password !== passwordConfirmation) throw invalid({ passwordConfirmation: ['not_equal'] })
}

const setPassword = async (ending: Ending, scope: Scope, ownerId: string, passwordHash: string) => {
  const { db: trx, now } = ending
  await dropResets(trx, scope, ownerId, now)
  await repository.setPassword(trx, scope, ownerId, passwordHash)
  await revokeSessionsOf(ending, scope, ownerId)
}

/** Sets a password by a reset link; every session of the account ends. */
export const changeByReset = async (
  { db, live, now }: Ending,
  scope: Scope,
  change: NewPassword & { resetPasswordToken: string },
): Promise<void> => {
  refuseUnequal(change)
  refuseCommonPassword(change.password)
  const passwordHash = await hashPassword(change.password)
  await transact(db, async (trx) => {
    const ownerId = await consumeReset(trx, scope, change.resetPasswordToken, now)
    if (!ownerId) throw invalid({ resetPasswordToken: ['token_invalid'] })
    await setPassword({ db: trx, live, now }, scope, ownerId, passwordHash)
  })
}

/** The two fields of a new password out of a change of the own record: both or none. */
export const newPasswordIn = ({
  password,
  passwordConfirmation,
}: {
  password?: string | undefined
  passwordConfirmation?: string | undefined
}): NewPassword | undefined => {
  if (password === undefined && passwordConfirmation === undefined) return undefined
  if (password === undefined) throw invalid({ password: ['required'] })
  if (passwordConfirmation === undefined) throw invalid({ passwordConfirmation: ['required'] })
  refuseUnequal({ password, passwordConfirmation })
  refuseCommonPassword(password)
  return { password, passwordConfirmation }
}

/** Sets a password from within; every older session ends and a new one begins (QUALITY 15). */
export const changePassword = async (
  context: Context & Ending,
  scope: Scope,
  ownerId: string,
  { password }: NewPassword,
): Promise<Entered> => {
  const passwordHash = await hashPassword(password)
  return transact(context.db, async (trx) => {
    await setPassword({ ...context, db: trx }, scope, ownerId, passwordHash)
    return enter({ ...context, db: trx }, scope, ownerId)
  })
}
