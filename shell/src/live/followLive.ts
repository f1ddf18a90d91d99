import type { AppStore } from '@samspel/store'
import { readToken } from '@samspel/store'
import { lazyCode } from '@samspel/ui'
import type { LiveStreamOptions } from './open-live'

interface Options extends LiveStreamOptions {
  store: Pick<AppStore, 'getState' | 'subscribe'>
}

/** ms until the code of the stream is asked for again, after {@link lazyCode} has given up. */
const patience = 30_000
// Visitors need none of it.
const stream = lazyCode(() => import(/* webpackChunkName: "live" */ './open-live'))

const openLate = (options: LiveStreamOptions): (() => void) => {
  const closed = new AbortController()
  const load = (again: boolean): Promise<void> =>
    stream.load().then(
      ({ openLive }) => {
        if (closed.signal.aborted) return
        // Screens that were read meanwhile may have missed something.
        if (again) options.bus.publish('live:reconnected', {})
        closed.signal.addEventListener('abort', openLive(options))
      },
      () => void setTimeout(() => closed.signal.aborted || void load(true), patience),
    )
  void load(false)
  return () => closed.abort()
}

/** Keeps the live stream open while somebody is signed in. */
export const followLive = ({ store, ...options }: Options): void => {
  let stop: (() => void) | undefined
  // The page was made for whoever was signed in when it was opened.
  let isOfPage = readToken() !== undefined
  const follow = () => {
    const { authenticated, roleResolved } = store.getState().auth
    if (authenticated && roleResolved) {
      if (!stop && !isOfPage) options.onRegistryChanged()
      isOfPage = false
      return void (stop ??= openLate(options))
    }
    stop?.()
    stop = undefined
  }
  follow()
  store.subscribe(follow)
}
