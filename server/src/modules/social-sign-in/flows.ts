import { hashOf, newToken } from '../../auth/one-time-tokens'
import type { Provider } from '../../db/tables/accounts'
import type { Db } from '../../db/transact'

/** Lifetimes in seconds: how long a visitor may take at the provider, and how long a ticket is valid. */
export const flowLife = 600
export const ticketLife = 120

const after = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1_000).toISOString()

export interface Flow {
  provider: Provider
  originUrl: string
  instagramerId: string | null
}

/** Records the start of a provider sign-in; returns the state parameter, of which only the hash is stored. */
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

/** Consumes a state parameter; undefined when it is unknown, used, expired or the other provider's (QUALITY 18). */
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

/** Issues a ticket that lets the creator's own browser start connecting an account. */
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

/** Consumes a ticket and returns its owner. */
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

export const dropOldFlows = async (db: Db, now: Date): Promise<void> => {
  await db.deleteFrom('provider_flows').where('expires_at', '<', now.toISOString()).execute()
  await db.deleteFrom('connection_tickets').where('expires_at', '<', now.toISOString()).execute()
}
