import type { Client } from '@samspel/api'
import type { EventBus } from '@samspel/event-bus'
import { openLiveConnection } from './connection'
import { readLiveFact } from './facts'

export interface LiveStreamOptions {
  client: Pick<Client, 'open'>
  bus: EventBus
  onUnauthorized: () => void
}

/** Opens the live stream and publishes its facts to the remotes. Returns a function that closes it. */
export const openLive = ({ client, bus, onUnauthorized }: LiveStreamOptions): (() => void) =>
  openLiveConnection({
    open: (signal, last) => client.open('liveStream', signal, last ? { 'Last-Event-ID': last } : undefined),
    onEvent: (event) => {
      const fact = readLiveFact(event)
      if (fact) bus.publish(fact.name, fact.payload as never)
    },
    onReconnected: () => bus.publish('live:reconnected', {}),
    onUnauthorized,
  })
