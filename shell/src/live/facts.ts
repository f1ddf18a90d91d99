import { camelizeKeys } from '@samspel/api'
import type { FactName, Facts } from '@samspel/event-bus'
import type { ServerSentEvent } from './server-sent-events'

type LiveFactName = Extract<FactName, `live:${string}`>
export type LiveFact = { [Name in LiveFactName]: { name: Name; payload: Facts[Name] } }[LiveFactName]

const names: readonly LiveFactName[] = [
  'live:message-created',
  'live:thread-changed',
  'live:mention-changed',
  'live:participation-changed',
  'live:campaign-changed',
  'live:account-changed',
  'live:payout-batch-changed',
  'live:image-purchase-changed',
  'live:store-participation-changed',
  'live:notices-changed',
  'live:message-bulk-changed',
  'live:registry-changed',
]

/** The fact in a stream event (`{fact, ids}`), or undefined if this version does not know it. */
export const readLiveFact = (event: Pick<ServerSentEvent, 'data'>): LiveFact | undefined => {
  try {
    const { fact, ids } = JSON.parse(event.data) as { fact?: unknown; ids?: unknown }
    const name = names.find((known) => known === `live:${String(fact)}`)
    if (!name || typeof ids !== 'object' || ids === null) return undefined
    return { name, payload: camelizeKeys(ids) } as LiveFact
  } catch {
    return undefined
  }
}
