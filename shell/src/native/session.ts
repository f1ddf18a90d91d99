import { readClaims } from '@samspel/api'
import type { OutgoingMessage } from '@samspel/native'
import type { AppStore } from '@samspel/store'
import { readToken } from '@samspel/store'

/** Tells the wrapper who is signed in, or that nobody is. A switch of accounts is one message, not two. */
export const followSession = (store: AppStore, post: (message: OutgoingMessage) => void): void => {
  let told: string | undefined
  let looking = false
  const look = () => {
    looking = false
    const { authenticated, roleResolved } = store.getState().auth
    const token = readToken()
    if (authenticated && (!roleResolved || !token)) return
    const now = authenticated ? readClaims(token)?.sub : undefined
    if (now === told) return
    told = now
    post(authenticated ? { type: 'signedIn', token: token! } : { type: 'signedOut' })
  }
  const soon = () => {
    if (looking) return
    looking = true
    queueMicrotask(look)
  }
  soon()
  store.subscribe(soon)
}
