import type { Client } from '@samspel/api'
import type { EventBus } from '@samspel/event-bus'
import { openLiveConnection } from './connection'
import { readLiveFact } from './facts'

export interface LiveStreamOptions {
  client: Pick<Client, 'open'>
  bus: EventBus
  onUnauthorized: () => void
  /** Asks which releases and values of settings are this visitor's now. */
  onRegistryChanged: () => void
}

/** ms: all pages hear of a change at once, and ask for it one after the other. */
const soonest = 500
const spread = 3_000

/** Opens the live stream and publishes its facts to the remotes. Returns a function that closes it. */
export const openLive = ({ client, bus, onUnauthorized, onRegistryChanged }: LiveStreamOptions): (() => void) => {
  let revision: string | undefined
  let asking: ReturnType<typeof setTimeout> | undefined
  // Each instance of the API tells of a change that a command has made.
  const changed = (next: string) => {
    if (next === revision) return
    revision = next
    clearTimeout(asking)
    asking = setTimeout(onRegistryChanged, soonest + Math.random() * spread)
  }
  const close = openLiveConnection({
    open: (signal, last) => client.open('liveStream', signal, last ? { 'Last-Event-ID': last } : undefined),
    onEvent: (event) => {
      const fact = readLiveFact(event)
      if (fact) bus.publish(fact.name, fact.payload as never)
      if (fact?.name === 'live:registry-changed') changed(fact.payload.revision)
    },
    onReconnected: () => bus.publish('live:reconnected', {}),
    onUnauthorized,
  })
  return () => {
    clearTimeout(asking)
    close()
  }
}
