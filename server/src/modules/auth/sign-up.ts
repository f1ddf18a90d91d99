import { isEmail, isSlug, type Locale, type Scope } from '@samspel/api'
import { type PasswordCheck, refuseWeakPassword } from '../../auth/new-passwords'
import { hashPassword } from '../../auth/passwords'
import type { Config } from '../../config'
import { type Db, transact } from '../../db/transact'
import { type FieldErrors, invalid } from '../../errors'
import type { LiveBus } from '../../live'
import { notify } from '../notices'
import { sendConfirmation } from './confirming'
import { type Context, enter, type Entered } from './entering'
import * as repository from './repository'
import { orTaken } from './taken'

type SignUpContext = Context & { config: Config } & PasswordCheck
type StaffSignUpContext = SignUpContext & { live: LiveBus }

const refuseTaken = async (
  db: Db,
  scope: Scope,
  slugField: string,
  { email, slug }: { email: string; slug: string },
) => {
  const errors: FieldErrors = {}
  if (!isEmail(email)) errors.email = ['invalid_email']
  else if (await repository.findAccountByEmail(db, scope, email)) errors.email = ['account_exists']
  if (!isSlug(slug)) errors[slugField] = ['invalid_slug']
  else if (await repository.isSlugTaken(db, slug)) errors[slugField] = ['taken']
  if (Object.keys(errors).length > 0) throw invalid(errors)
}

export interface StaffSignUp {
  email: string
  password: string
  brandName: string
  /** Who signs up. */
  name?: string | undefined
  slug: string
  locale?: Locale | null | undefined
  stripeSessionId?: string | null | undefined
}

/** Creates the account, mails the confirmation link and signs in, as one transaction. */
export const signUpStaff = async (
  context: StaffSignUpContext,
  { email, password, brandName, name = brandName, slug, locale = null, stripeSessionId }: StaffSignUp,
): Promise<Entered> => {
  const { db, now, live, config } = context
  await refuseTaken(db, 'user', 'slug', { email, slug })
  await refuseWeakPassword(context, password, [email, brandName, name, slug])
  const passwordHash = await hashPassword(password)
  return transact(db, async (trx) => {
    const { userId: id, requestId } = await repository.insertStaff(
      trx,
      {
        email,
        passwordHash,
        brandName,
        name,
        slug,
        locale,
        countryCode: 'SE',
        stripeSessionId: stripeSessionId?.trim() || null,
      },
      now,
    )
    await notify(
      trx,
      { live, now, config },
      {
        to: { platform: true },
        kind: 'company_request',
        subjectId: requestId,
        place: 'company-requests',
        href: '/admin/company-requests',
        facts: { brand: brandName },
      },
    )
    await sendConfirmation({ db: trx, now, config }, 'user', { id, email, locale })
    return enter({ ...context, db: trx }, 'user', id)
  }).catch(orTaken('slug'))
}

export const signUpCreator = async (
  context: SignUpContext,
  { email, password, slug }: { email: string; password: string; slug: string },
): Promise<Entered> => {
  const { db, now, config } = context
  await refuseTaken(db, 'instagramer', 'collaborationPageSlug', { email, slug })
  await refuseWeakPassword(context, password, [email, slug])
  const passwordHash = await hashPassword(password)
  return transact(db, async (trx) => {
    const id = await repository.insertCreator(trx, { email, passwordHash, slug }, now)
    await sendConfirmation({ db: trx, now, config }, 'instagramer', { id, email, locale: null })
    return enter({ ...context, db: trx }, 'instagramer', id)
  }).catch(orTaken('collaborationPageSlug'))
}
