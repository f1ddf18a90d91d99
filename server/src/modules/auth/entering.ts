import { type Instagramer, type Scope, type User } from '@samspel/api'
import { secondStepGraceDays } from '@samspel/api/constants'
import { isPassword } from '../../auth/passwords'
import { platformRoles } from '../../auth/roles'
import { openSession, type SessionFacts } from '../../auth/sessions'
import type { Config } from '../../config'
import { addDays, dayOf } from '../../days'
import { type Db, transact } from '../../db/transact'
import { AppError, SecondStepNeeded } from '../../errors'
import type { LiveBus } from '../../live'
import { comesByIssuer } from './comes-by-issuer'
import * as repository from './repository'
import { isRemembered, openSignIn, waysOf } from './second-step'
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

/** The company that a session was opened in. */
const companyOf = async (db: Db, sessionId: string): Promise<string | null> =>
  (await db.selectFrom('sessions').select('company_id').where('id', '=', sessionId).executeTakeFirst())?.company_id ??
  null

/** Opens a session and answers the account's own record with it. */
export const enter = async ({ db, config, now, browser }: Context, scope: Scope, ownerId: string): Promise<Entered> => {
  const id = await openSession(db, scope, ownerId, now, browser)
  if (scope === 'instagramer')
    return { session: { id, scope, ownerId }, instagramer: await repository.getOwnInstagramer({ db, config }, ownerId) }
  const user = await repository.getUser(db, ownerId, await companyOf(db, id))
  return { session: { id, scope, ownerId, role: user.role }, user }
}

/** The platform's own staff have some days from their first sign-in to set up a second step. */
const setDueDay = async (trx: Db, userId: string, now: Date): Promise<void> => {
  await trx
    .updateTable('users')
    .set({ second_step_due_on: addDays(dayOf(now), secondStepGraceDays) })
    .where('id', '=', userId)
    .where('role', 'in', [...platformRoles])
    .where('second_step_due_on', 'is', null)
    .execute()
}

/** A wrong password and an unknown or blocked account follow the same path and take the same time. */
export const signIn = async (
  context: Context & { live: LiveBus },
  scope: Scope,
  { email, password, remembered = [] }: { email: string; password: string; remembered?: readonly string[] },
): Promise<Entered> => {
  const account = await repository.findAccountByEmail(context.db, scope, email)
  const fits = await isPassword(password, account?.passwordHash)
  if (!account || !fits || !account.mayEnter) throw new AppError('bad_credentials')
  const { db, now } = context
  if (scope === 'user' && (await comesByIssuer(db, account.id))) throw new AppError('company_sign_in_required')
  if (account.hasSecondStep && !(await isRemembered(db, account.id, remembered, now)))
    throw new SecondStepNeeded({ token: await openSignIn(db, account.id, now), ways: await waysOf(db, account.id) })
  return transact(db, async (trx) => {
    if (scope === 'user') await setDueDay(trx, account.id, now)
    await alertOfNewDevice(trx, context, { scope, ownerId: account.id, browser: context.browser })
    return enter({ ...context, db: trx }, scope, account.id)
  })
}

/** Lets in a user whom their company's issuer has named, with the same second step and alarms as a password. */
export const enterUser = async (
  context: Context & { live: LiveBus; remembered: readonly string[] },
  id: string,
  { showsSecondStep }: { showsSecondStep: boolean },
): Promise<Entered> => {
  const { db, now, remembered } = context
  const ways = await waysOf(db, id)
  if (showsSecondStep && ways.length > 0 && !(await isRemembered(db, id, remembered, now)))
    throw new SecondStepNeeded({ token: await openSignIn(db, id, now), ways })
  return transact(db, async (trx) => {
    await alertOfNewDevice(trx, context, { scope: 'user', ownerId: id, browser: context.browser })
    return enter({ ...context, db: trx }, 'user', id)
  })
}
