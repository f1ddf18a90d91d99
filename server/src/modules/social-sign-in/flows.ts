import { hashOf, newToken } from '../../auth/one-time-tokens'
import type { Provider } from '../../db/tables/accounts'
import type { Db } from '../../db/transact'

/** Seconds that a visitor may take at the provider, and that a ticket waits for its browser. */
export const flowLife = 600
export const ticketLife = 120

const after = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1_000).toISOString()

export interface Flow {
  provider: Provider
  originUrl: string
  instagramerId: string | null
}

/** Notes that somebody sets out for a provider; answers the state, of which only the hash is kept. */
export const beginFlow = async (db: Db, { provider, originUrl, instagramerId }: Flow, now: Date): Promise<string> => {
  const { token: state, hash } = newToken()
  await db
    .insertInto('provider_flows')
    .values({
      state_hash: hash,
      provider,
      origin_url: originUrl,
      instagramer_id: instagramerId,
      expires_at: after(now, flowLife),
    })
    .execute()
  return state
}

/** Uses a state up; undefined for an unknown, used or expired one, and for one of the other provider (QUALITY 18). */
export const finishFlow = async (db: Db, provider: Provider, state: string, now: Date): Promise<Flow | undefined> => {
  const row = await db
    .updateTable('provider_flows')
    .set({ used_at: now.toISOString() })
    .where('state_hash', '=', hashOf(state))
    .where('provider', '=', provider)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .returning(['origin_url', 'instagramer_id'])
    .executeTakeFirst()
  return row && { provider, originUrl: row.origin_url, instagramerId: row.instagramer_id }
}

/** A ticket with which a creator's own browser may set out to connect an account. */
export const createTicket = async (db: Db, provider: Provider, instagramerId: string, now: Date): Promise<string> => {
  const { token: ticket, hash } = newToken()
  await db
    .insertInto('connection_tickets')
    .values({
      ticket_hash: hash,
      provider,
      instagramer_id: instagramerId,
      expires_at: after(now, ticketLife),
    })
    .execute()
  return ticket
}

/** Uses a ticket up and answers whose it was. */
export const useTicket = async (db: Db, provider: Provider, ticket: string, now: Date): Promise<string | undefined> => {
  const row = await db
    .updateTable('connection_tickets')
    .set({ used_at: now.toISOString() })
    .where('ticket_hash', '=', hashOf(ticket))
    .where('provider', '=', provider)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .returning('instagramer_id')
    .executeTakeFirst()
  return row?.instagramer_id
}

/** Throws away what can no longer be used. */
export const dropOldFlows = async (db: Db, now: Date): Promise<void> => {
  await db.deleteFrom('provider_flows').where('expires_at', '<', now.toISOString()).execute()
  await db.deleteFrom('connection_tickets').where('expires_at', '<', now.toISOString()).execute()
}
