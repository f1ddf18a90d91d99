import type { Instagramer, Scope, User } from '@samspel/api'
import { isPassword } from '../../auth/passwords'
import { openSession, type SessionFacts } from '../../auth/sessions'
import type { Config } from '../../config'
import { type Db, transact } from '../../db/transact'
import { AppError } from '../../errors'
import type { LiveBus } from '../../live'
import * as repository from './repository'
import { alertOfNewDevice } from './security-alerts'

export interface Context {
  db: Db
  config: Config
  now: Date
  browser: string | null
}
export interface Entered {
  session: SessionFacts
  user?: User
  instagramer?: Instagramer
}

/** Opens a session and answers the account's own record with it. */
export const enter = async ({ db, config, now, browser }: Context, scope: Scope, ownerId: string): Promise<Entered> => {
  const id = await openSession(db, scope, ownerId, now, browser)
  if (scope === 'instagramer')
    return { session: { id, scope, ownerId }, instagramer: await repository.getOwnInstagramer({ db, config }, ownerId) }
  const user = await repository.getUser(db, ownerId)
  return { session: { id, scope, ownerId, role: user.role }, user }
}

/** A wrong password and an unknown or blocked account follow the same path and take the same time. */
export const signIn = async (
  context: Context & { live: LiveBus },
  scope: Scope,
  { email, password }: { email: string; password: string },
): Promise<Entered> => {
  const account = await repository.findAccountByEmail(context.db, scope, email)
  const fits = await isPassword(password, account?.passwordHash)
  if (!account || !fits || !account.mayEnter) throw new AppError('bad_credentials')
  return transact(context.db, async (trx) => {
    await alertOfNewDevice(trx, context, { scope, ownerId: account.id, browser: context.browser })
    return enter({ ...context, db: trx }, scope, account.id)
  })
}
