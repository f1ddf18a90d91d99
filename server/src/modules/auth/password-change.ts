import type { Scope } from '@samspel/api'
import { type PasswordCheck, refuseWeakPassword } from '../../auth/new-passwords'
import { hashPassword } from '../../auth/passwords'
import { revokeSessionsOf } from '../../auth/sessions'
import type { Config } from '../../config'
import type { Context as FullContext } from '../../context'
import { type Db, transact } from '../../db/transact'
import { invalid } from '../../errors'
import { enqueueEssentialMail } from '../../outbox/mails'
import { enqueue } from '../../outbox/outbox'
import { type LinkRequest, mostMailsPerHour } from './confirming'
import { type Context, enter, type Entered } from './entering'
import { resetMail } from './mails'
import { ownLink } from './own-link'
import { ownWordsOf } from './own-words'
import * as repository from './repository'
import { consumeReset, countRecentResets, createReset, dropResets, findResetOwner } from './resets'
import { forgetAllRemembered } from './second-step'
import { alertOwner } from './security-alerts'

export const resetRequest = 'reset-request'

/**
 * Requests a mail with a reset link. The specification requires that unknown addresses are told so (row X-19). The same work is done first
 * and rolled back, so that the response time reveals nothing more.
 */
export const requestReset = ({ db }: { db: Db }, request: LinkRequest): Promise<void> =>
  transact(db, async (trx) => {
    await enqueue(trx, resetRequest, { ...request })
    if (!(await repository.findAccountByEmail(trx, request.scope, request.email)))
      throw invalid({ email: ['not_found'] })
  })

/** Processes a request. An account that has only signed in through a provider gets its first password this way. */
export const carryOutResetRequest = async (
  { db: trx, now, config }: { db: Db; now: Date; config: Pick<Config, 'appUrl'> },
  { scope, email, redirectUrl }: LinkRequest,
): Promise<void> => {
  const account = await repository.findAccountByEmail(trx, scope, email)
  if (!account?.mayEnter || (await countRecentResets(trx, scope, account.id, now)) >= mostMailsPerHour) return
  const token = await createReset(trx, scope, account.id, now)
  await enqueueEssentialMail(
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

type Alerting = Pick<FullContext, 'db' | 'live' | 'now' | 'config'>

const setPassword = async (ending: Alerting, scope: Scope, ownerId: string, passwordHash: string) => {
  const { db: trx, now } = ending
  await dropResets(trx, scope, ownerId, now)
  await trx
    .updateTable(scope === 'user' ? 'users' : 'instagramers')
    .set({ password_hash: passwordHash })
    .where('id', '=', ownerId)
    .execute()
  await revokeSessionsOf(ending, scope, ownerId)
  if (scope === 'user') await forgetAllRemembered(trx, ownerId)
  await alertOwner(trx, ending, { scope, ownerId, kind: 'password_changed' })
}

/** Sets a password by reset link and ends every session of the account. */
export const changeByReset = async (
  { db, live, now, ...check }: Alerting & PasswordCheck,
  scope: Scope,
  change: NewPassword & { resetPasswordToken: string },
): Promise<void> => {
  refuseUnequal(change)
  const owner = await findResetOwner(db, scope, change.resetPasswordToken, now)
  if (!owner) throw invalid({ resetPasswordToken: ['token_invalid'] })
  await refuseWeakPassword(check, change.password, await ownWordsOf(db, scope, owner))
  const passwordHash = await hashPassword(change.password)
  await transact(db, async (trx) => {
    const ownerId = await consumeReset(trx, scope, change.resetPasswordToken, now)
    if (!ownerId) throw invalid({ resetPasswordToken: ['token_invalid'] })
    await setPassword({ db: trx, live, now, config: check.config }, scope, ownerId, passwordHash)
  })
}

/** The new password's two fields from an update of the caller's own record: both or neither. */
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
  return { password, passwordConfirmation }
}

/** Changes the password while signed in; all existing sessions end and a new one begins (QUALITY 15). */
export const changePassword = async (
  context: Context & Alerting & PasswordCheck,
  scope: Scope,
  ownerId: string,
  { password }: NewPassword,
): Promise<Entered> => {
  await refuseWeakPassword(context, password, await ownWordsOf(context.db, scope, ownerId))
  const passwordHash = await hashPassword(password)
  return transact(context.db, async (trx) => {
    await setPassword({ ...context, db: trx }, scope, ownerId, passwordHash)
    return enter({ ...context, db: trx }, scope, ownerId)
  })
}
