import type { Client } from '@samspel/api'
import type { EventBus } from '@samspel/event-bus'
import type { AppStore } from '@samspel/store'
import { openLiveConnection } from './connection'
import { readLiveFact } from './facts'

interface Options {
  store: Pick<AppStore, 'getState' | 'subscribe'>
  client: Pick<Client, 'open'>
  bus: EventBus
  onUnauthorized: () => void
}

/** Keeps the live stream open while somebody is signed in, and publishes its facts to the remotes. */
export const followLive = ({ store, client, bus, onUnauthorized }: Options): void => {
  let stop: (() => void) | undefined
  const open = () =>
    openLiveConnection({
      open: (signal, last) => client.open('liveStream', signal, last ? { 'Last-Event-ID': last } : undefined),
      onEvent: (event) => {
        const fact = readLiveFact(event)
        if (fact) bus.publish(fact.name, fact.payload as never)
      },
      onReconnected: () => bus.publish('live:reconnected', {}),
      onUnauthorized,
    })
  const follow = () => {
    const { authenticated, roleResolved } = store.getState().auth
    if (authenticated && roleResolved) return void (stop ??= open())
    stop?.()
    stop = undefined
  }
  follow()
  store.subscribe(follow)
}
