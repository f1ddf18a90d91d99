import { sql } from 'kysely'
import type { Provider } from '../../db/tables/accounts'
import type { Db } from '../../db/transact'

/** A provider's token as received. */
export interface GivenToken {
  accessToken: string
  expiresAt: Date
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

/** Stores somebody's identity at the provider with the latest token. */
export const keepIdentity = async (
  trx: Db,
  {
    provider,
    subject,
    instagramerId,
    sealed,
    expiresAt,
  }: { provider: Provider; subject: string; instagramerId: string; sealed: Buffer; expiresAt: Date },
): Promise<void> => {
  const token = { access_token: sealed, token_expires_at: expiresAt.toISOString() }
  await trx
    .insertInto('provider_identities')
    .values({ provider, subject, instagramer_id: instagramerId, ...token })
    .onConflict((conflict) => conflict.columns(['provider', 'subject']).doUpdateSet(token))
    .execute()
}

/** The sign-in whose accounts are shown: Facebook before Instagram, then the most recent consent. */
export const latestIdentity = (db: Db, instagramerId: string): Promise<IdentityRow | undefined> =>
  db
    .selectFrom('provider_identities')
    .select(['provider', 'subject', 'instagramer_id', 'access_token', 'token_expires_at'])
    .where('instagramer_id', '=', instagramerId)
    .orderBy('provider')
    .orderBy('token_expires_at', (by) => by.desc().nullsLast())
    .orderBy('subject')
    .limit(1)
    .executeTakeFirst()

export const mayEnter = ({ state, deleted_at }: { state: string; deleted_at: string | null }): boolean =>
  state !== 'blocked' && deleted_at === null
