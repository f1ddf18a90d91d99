import { sql } from 'kysely'
import { tokenCipher } from '../../auth/field-cipher'
import type { Config } from '../../config'
import { dayMs } from '../../days'
import type { Provider } from '../../db/tables/accounts'
import type { Db } from '../../db/transact'
import { AppError } from '../../errors'
import type { SealedColumn } from '../../sealing/seal-anew'

/** How often a token is checked: networks count its use by the day. */
export const checkEveryMs = dayMs

/** A provider's token as received. */
export interface GivenToken {
  accessToken: string
  /** Null when the provider names no end. */
  expiresAt: Date | null
  /** False for the short-lived token of a sign-in, which is still to be exchanged. */
  isLasting: boolean
}

export interface IdentityRow {
  provider: Provider
  subject: string
  instagramer_id: string
  access_token: Buffer | null
  token_expires_at: string | null
}

/** Identifies a stored token's owner, authenticated with its encryption. */
export const ownerOf = (provider: Provider, subject: string): string => `${provider}:${subject}`

export const sealedTokens: readonly SealedColumn[] = [
  {
    table: 'provider_identities',
    key: ['provider', 'subject'],
    column: 'access_token',
    owner: (provider, subject) => ownerOf(provider as Provider, subject!),
    isBytes: true,
  },
]

/** Serialises concurrent sign-ins with the same identity; there may be no row to lock yet. */
export const lockIdentity = async (trx: Db, provider: Provider, subject: string): Promise<void> => {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`social-sign-in ${ownerOf(provider, subject)}`}, 0))`.execute(
    trx,
  )
}

export const findIdentity = (db: Db, provider: Provider, subject: string) =>
  db
    .selectFrom('provider_identities as p')
    .innerJoin('instagramers as i', 'i.id', 'p.instagramer_id')
    .select(['p.instagramer_id', 'i.state', 'i.deleted_at'])
    .where('p.provider', '=', provider)
    .where('p.subject', '=', subject)
    .executeTakeFirst()

interface KeptIdentity {
  provider: Provider
  subject: string
  appScopedId: string | undefined
  instagramerId: string
  token: GivenToken
}

/** How a new token is stored. It is checked within a day, a short-lived one at once. */
export const tokenColumns = (
  { paymentDetailsKeys }: Pick<Config, 'paymentDetailsKeys'>,
  owner: string,
  { accessToken, expiresAt, isLasting }: GivenToken,
  now: Date,
) => ({
  access_token: tokenCipher(paymentDetailsKeys).seal(accessToken, owner),
  token_expires_at: expiresAt?.toISOString() ?? null,
  exchanged_at: isLasting ? now.toISOString() : null,
  check_at: isLasting ? new Date(now.getTime() + checkEveryMs).toISOString() : now.toISOString(),
  check_failures: 0,
})

/** Stores somebody's identity at the provider with the token of a new consent. */
export const keepIdentity = async (
  trx: Db,
  config: Pick<Config, 'paymentDetailsKeys'>,
  { provider, subject, appScopedId, instagramerId, token }: KeptIdentity,
  now: Date,
): Promise<void> => {
  const consent = {
    ...tokenColumns(config, ownerOf(provider, subject), token, now),
    ...(appScopedId !== undefined && { app_scoped_id: appScopedId }),
    consented_at: now.toISOString(),
  }
  await trx
    .insertInto('provider_identities')
    .values({ provider, subject, instagramer_id: instagramerId, ...consent })
    .onConflict((conflict) => conflict.columns(['provider', 'subject']).doUpdateSet(consent))
    .execute()
  await sql`UPDATE instagramers SET consent_ended_at = NULL WHERE id = ${instagramerId} AND consent_ended_at IS NOT NULL
    AND (connected_subject IS NULL OR (connected_provider, connected_subject) = (${provider}, ${subject}))`.execute(trx)
}

const columns = sql`p.provider, p.subject, p.instagramer_id, p.access_token, p.token_expires_at`
const newest = sql`p.access_token IS NOT NULL DESC, p.consented_at DESC, p.provider, p.subject`

/** The sign-in whose accounts are shown: the latest consent. */
export const latestIdentity = async (db: Db, instagramerId: string): Promise<IdentityRow | undefined> =>
  (
    await sql<IdentityRow>`SELECT ${columns} FROM provider_identities p
      WHERE p.instagramer_id = ${instagramerId} ORDER BY ${newest} LIMIT 1`.execute(db)
  ).rows[0]

/** The sign-in that reads the connected account: the one it was connected by. */
export const readingIdentity = async (db: Db, instagramerId: string): Promise<IdentityRow | undefined> =>
  (
    await sql<IdentityRow>`SELECT ${columns} FROM provider_identities p JOIN instagramers i ON i.id = p.instagramer_id
      WHERE p.instagramer_id = ${instagramerId} AND (i.connected_subject IS NULL OR (i.connected_provider, i.connected_subject) = (p.provider, p.subject))
      ORDER BY ${newest} LIMIT 1`.execute(db)
  ).rows[0]

/** A stored token, ready to use. Throws AppError `provider_sign_in_needed` when there is none, it has expired, or no key opens it. */
export const tokenOf = (
  { paymentDetailsKeys }: Pick<Config, 'paymentDetailsKeys'>,
  identity: IdentityRow | undefined,
  now: Date,
): string => {
  const isOver = identity?.token_expires_at != null && new Date(identity.token_expires_at) <= now
  const token =
    identity?.access_token && !isOver
      ? tokenCipher(paymentDetailsKeys).open(identity.access_token, ownerOf(identity.provider, identity.subject))
      : undefined
  if (token === undefined) throw new AppError('provider_sign_in_needed')
  return token
}

export const mayEnter = ({ state, deleted_at }: { state: string; deleted_at: string | null }): boolean =>
  state !== 'blocked' && deleted_at === null
