import { sql } from 'kysely'
import type { Provider } from '../../db/tables/accounts'
import type { Db } from '../../db/transact'

/** A provider's token, as it came. */
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

/** Whom a stored token belongs to, bound into its encryption. */
export const ownerOf = (provider: Provider, subject: string): string => `${provider}:${subject}`

/** Those who come in with the same identity at the same moment go one after the other, the first of them before there is a row. */
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

/** Keeps who somebody is at the provider, with the newest token. */
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

/** The sign-in whose accounts are shown: Facebook's before Instagram's, the latest consent before older ones. */
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
