import pg from 'pg'
import { isEmail } from '@samspel/api'
import { openSession, type SessionFacts } from '../../auth/sessions'
import type { Config } from '../../config'
import type { Provider } from '../../db/tables/accounts'
import { type Db, transact } from '../../db/transact'
import { AppError, invalid } from '../../errors'
import type { LiveBus } from '../../live'
import { alertOfNewDevice, sendConfirmation } from '../auth'
import { findIdentity, type GivenToken, keepIdentity, lockIdentity, mayEnter } from '../social'
import { insertSocialCreator } from './new-creator'
import type { SocialProfile } from './provider'
import { Refused } from './refused'

export interface Arrival {
  provider: Provider
  profile: SocialProfile
  token: GivenToken
}
interface Context {
  db: Db
  now: Date
  live: LiveBus
  config: Config
}

const tries = 5
const longestEmail = 254
const takenName = new Set(['instagramers_username_key', 'collaboration_pages_pkey'])
const isTaken = (error: unknown, keys: ReadonlySet<string>): boolean =>
  error instanceof pg.DatabaseError && error.code === '23505' && keys.has(error.constraint ?? '')

const newCreator = async (trx: Db, profile: SocialProfile, now: Date): Promise<string> => {
  const { email } = profile
  if (!email || !isEmail(email) || email.length > longestEmail) throw new Refused('no_email')
  // The account may belong to somebody else. Signing in to it and connecting proves ownership; an equal email address does not.
  if (await trx.selectFrom('instagramers').select('id').where('email', '=', email).executeTakeFirst())
    throw new Refused('account_exists')
  return insertSocialCreator(trx, { ...profile, email }, now)
}

const keep = (
  trx: Db,
  { config, now }: Pick<Context, 'config' | 'now'>,
  { provider, profile: { subject, appScopedId }, token }: Arrival,
  instagramerId: string,
) => keepIdentity(trx, config, { provider, subject, appScopedId, instagramerId, token }, now)

/** Signs in a known identity as its creator, or creates one for an unknown identity. Concurrent first sign-ins create a single account. */
export const signInByProvider = async (
  context: Context,
  arrival: Arrival,
  browser: string | null,
): Promise<SessionFacts> => {
  const { db, now } = context
  const { provider, profile } = arrival
  const once = () =>
    transact(db, async (trx) => {
      await lockIdentity(trx, provider, profile.subject)
      const known = await findIdentity(trx, provider, profile.subject)
      if (known && !mayEnter(known)) throw new Refused('blocked')
      const ownerId = known?.instagramer_id ?? (await newCreator(trx, profile, now))
      await keep(trx, context, arrival, ownerId)
      if (known) await alertOfNewDevice(trx, context, { scope: 'instagramer', ownerId, browser })
      const id = await openSession(trx, 'instagramer', ownerId, now, browser)
      return { id, scope: 'instagramer' as const, ownerId }
    })
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await once()
    } catch (error) {
      if (isTaken(error, new Set(['instagramers_email_key']))) throw new Refused('account_exists')
      // Somebody took the name after it was looked up; the next attempt finds another.
      if (attempt === tries || !isTaken(error, takenName)) throw error
    }
  }
}

/**
 * Creates the account of somebody whose address the provider did not give, with the one given here, which is then confirmed by mail.
 * Someone who has come in by the same identity meanwhile is signed in to that account.
 */
export const signUpByArrival = async (
  context: Context,
  arrival: Arrival,
  email: string,
  browser: string | null,
): Promise<SessionFacts> => {
  const { db, now, config } = context
  const { provider, profile } = arrival
  if (!isEmail(email) || email.length > longestEmail) throw invalid({ email: ['invalid_email'] })
  const once = () =>
    transact(db, async (trx) => {
      await lockIdentity(trx, provider, profile.subject)
      const known = await findIdentity(trx, provider, profile.subject)
      if (known && !mayEnter(known)) throw new AppError('forbidden')
      let ownerId = known?.instagramer_id
      if (!ownerId) {
        if (await trx.selectFrom('instagramers').select('id').where('email', '=', email).executeTakeFirst())
          throw invalid({ email: ['account_exists'] })
        ownerId = await insertSocialCreator(trx, { ...profile, email }, now, false)
        await sendConfirmation({ db: trx, now, config }, 'instagramer', { id: ownerId, email, locale: null })
      }
      await keep(trx, context, arrival, ownerId)
      return {
        id: await openSession(trx, 'instagramer', ownerId, now, browser),
        scope: 'instagramer' as const,
        ownerId,
      }
    })
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await once()
    } catch (error) {
      if (isTaken(error, new Set(['instagramers_email_key']))) throw invalid({ email: ['account_exists'] })
      if (attempt === tries || !isTaken(error, takenName)) throw error
    }
  }
}

/** Links an identity to the creator who is connecting it. An identity already linked to another creator stays theirs. */
export const tieToCreator = async (
  context: Pick<Context, 'db' | 'config' | 'now'>,
  arrival: Arrival,
  instagramerId: string,
): Promise<void> => {
  const { provider, profile } = arrival
  await transact(context.db, async (trx) => {
    await lockIdentity(trx, provider, profile.subject)
    const creator = await trx
      .selectFrom('instagramers')
      .select(['state', 'deleted_at'])
      .where('id', '=', instagramerId)
      .executeTakeFirst()
    if (!creator || !mayEnter(creator)) throw new Refused('blocked')
    const known = await findIdentity(trx, provider, profile.subject)
    if (known && known.instagramer_id !== instagramerId) throw new Refused('account_exists')
    await keep(trx, context, arrival, instagramerId)
  })
}
