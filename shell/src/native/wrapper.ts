import type { OutgoingMessage } from '@samspel/native'
import { native } from '@samspel/native'
import type { AppStore } from '@samspel/store'
import { goBack } from './back'
import { followDevice } from './device'
import { followLinksOut } from './links-out'
import { followOffers, offers } from './offers'
import { openPath } from './open-path'
import { followSession } from './session'
import { followStatusBar } from './status-bar'

interface WrapperOptions {
  store: AppStore
  navigate: (path: string) => void
  onProblem: (error: Error) => void
}

/** Follows the native wrapper: its device, codes, links and back button come in; session, colours and links that leave go out. */
export const followWrapper = ({ store, navigate, onProblem }: WrapperOptions): void => {
  // A bridge that never appears is reported once, by the subscription.
  const post = (message: OutgoingMessage) => void native.post(message).catch(() => undefined)
  const device = followDevice(store)
  native.subscribe((message) => {
    switch (message.type) {
      case 'device':
        return device.take(message)
      case 'storeCode':
        return navigate(`/stores/qr/${message.token}`)
      case 'navigate':
        return openPath(message.path, navigate)
      case 'back':
        return goBack(() => post({ type: 'leave' }))
      case 'hello':
      case 'capabilities':
        return offers.look()
    }
  }, onProblem)
  followStatusBar(post)
  followSession(store, post)
  followLinksOut(onProblem)
  followOffers(store, post)
}
