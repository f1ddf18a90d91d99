import { isEmail, isSlug, type Instagramer, type Locale, type Scope, type User } from '@samspel/api'
import pg from 'pg'
import { openSession, revokeSessionsOf, type SessionFacts } from '../../auth/sessions'
import type { Config } from '../../config'
import { transact, type Db } from '../../db/transact'
import { AppError, invalid, type FieldErrors } from '../../errors'
import { enqueueMail } from '../../outbox/mails'
import { hashPassword, isPassword } from './passwords'
import { resetMail } from './mails'
import * as repository from './repository'
import { resetLink } from './reset-link'
import { consumeReset, createReset, dropResets } from './resets'

interface Context { db: Db; now: Date }
interface Entered { session: SessionFacts; user?: User; instagramer?: Instagramer }

const enter = async ({ db, now }: Context, scope: Scope, ownerId: string): Promise<Entered> => {
  const id = await openSession(db, scope, ownerId, now)
  if (scope === 'instagramer') return { session: { id, scope, ownerId }, instagramer: await repository.getOwnInstagramer(db, ownerId) }
  const user = await repository.getUser(db, ownerId)
  return { session: { id, scope, ownerId, role: user.role }, user }
}

/** A wrong password and an unknown or blocked account take the same way and the same time. */
export const signIn = async (context: Context, scope: Scope, { email, password }: { email: string; password: string }): Promise<Entered> => {
  const account = await repository.findAccountByEmail(context.db, scope, email)
  const fits = await isPassword(password, account?.passwordHash)
  if (!account || !fits || !account.mayEnter) throw new AppError('bad_credentials')
  return enter(context, scope, account.id)
}

const taken: Record<string, (slugField: string) => FieldErrors> = {
  users_email_key: () => ({ email: ['account_exists'] }),
  instagramers_email_key: () => ({ email: ['account_exists'] }),
  collaboration_pages_pkey: (slugField) => ({ [slugField]: ['taken'] }),
  brands_slug_key: (slugField) => ({ [slugField]: ['taken'] }),
  instagramers_username_key: (slugField) => ({ [slugField]: ['taken'] }),
}

const refuseTaken = async (db: Db, scope: Scope, slugField: string, { email, slug }: { email: string; slug: string }) => {
  const errors: FieldErrors = {}
  if (!isEmail(email)) errors.email = ['invalid_email']
  else if (await repository.findAccountByEmail(db, scope, email)) errors.email = ['account_exists']
  if (!isSlug(slug)) errors[slugField] = ['invalid_slug']
  else if (await repository.isSlugTaken(db, slug)) errors[slugField] = ['taken']
  if (Object.keys(errors).length > 0) throw invalid(errors)
}

/** Two that sign up with the same name at the same moment meet at the unique keys. */
const orTaken = (slugField: string) => (error: unknown): never => {
  const errors = error instanceof pg.DatabaseError && error.code === '23505' ? taken[error.constraint ?? ''] : undefined
  throw errors ? invalid(errors(slugField)) : error
}

export interface StaffSignUp { email: string; password: string; brandName: string; slug: string; locale?: Locale | null | undefined }

export const signUpStaff = async ({ db, now }: Context, { email, password, brandName, slug, locale = null }: StaffSignUp): Promise<Entered> => {
  await refuseTaken(db, 'user', 'slug', { email, slug })
  const passwordHash = await hashPassword(password)
  return transact(db, async (trx) => {
    const id = await repository.insertStaff(trx, { email, passwordHash, brandName, slug, locale, countryCode: 'SE' })
    return enter({ db: trx, now }, 'user', id)
  }).catch(orTaken('slug'))
}

export const signUpCreator = async ({ db, now }: Context, { email, password, slug }: { email: string; password: string; slug: string }): Promise<Entered> => {
  await refuseTaken(db, 'instagramer', 'collaborationPageSlug', { email, slug })
  const passwordHash = await hashPassword(password)
  return transact(db, async (trx) => {
    const id = await repository.insertCreator(trx, { email, passwordHash, slug })
    return enter({ db: trx, now }, 'instagramer', id)
  }).catch(orTaken('collaborationPageSlug'))
}

/** Mails a reset link; an unknown address is told so, as the specification says (row X-19). */
export const requestReset = async ({ db, now, config }: Context & { config: Config }, scope: Scope, { email, redirectUrl }: { email: string; redirectUrl: string }): Promise<void> => {
  const account = await repository.findAccountByEmail(db, scope, email)
  if (!account) throw invalid({ email: ['not_found'] })
  await transact(db, async (trx) => {
    const token = await createReset(trx, scope, account.id, now)
    await enqueueMail(trx, resetMail({ to: email, name: account.name, locale: account.locale, link: resetLink(config.appUrl, scope, redirectUrl, token) }))
  })
}

export interface NewPassword { password: string; passwordConfirmation: string }

const refuseUnequal = ({ password, passwordConfirmation }: NewPassword) => {
  if (password !== passwordConfirmation) throw invalid({ passwordConfirmation: ['not_equal'] })
}

/** Sets a password by a reset link; every session of the account ends. */
export const changeByReset = async ({ db, now }: Context, scope: Scope, change: NewPassword & { resetPasswordToken: string }): Promise<void> => {
  refuseUnequal(change)
  const passwordHash = await hashPassword(change.password)
  await transact(db, async (trx) => {
    const ownerId = await consumeReset(trx, scope, change.resetPasswordToken, now)
    if (!ownerId) throw invalid({ resetPasswordToken: ['token_invalid'] })
    await dropResets(trx, scope, ownerId, now)
    await repository.setPassword(trx, scope, ownerId, passwordHash)
    await revokeSessionsOf(trx, scope, ownerId, now)
  })
}

/** Sets a password from within; every older session ends and a new one begins (QUALITY 15). */
export const changePassword = async ({ db, now }: Context, userId: string, change: NewPassword): Promise<Entered> => {
  refuseUnequal(change)
  const passwordHash = await hashPassword(change.password)
  return transact(db, async (trx) => {
    await repository.setPassword(trx, 'user', userId, passwordHash)
    await revokeSessionsOf(trx, 'user', userId, now)
    return enter({ db: trx, now }, 'user', userId)
  })
}
