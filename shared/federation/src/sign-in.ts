import { isNative, native } from '@samspel/native'
import { storage } from '@samspel/store'
import { navigate } from './navigation'

/**
 * Asks a visitor to sign in and brings them to `destination` afterwards: the one way that leads to sign-in. On the web both paths are kept
 * (S-16): where to go on success, and where they came from when the provider sends them back with an error. The native wrapper shows its own
 * screen, and nothing navigates (S-15).
 * @param destination absolute path of this site; left out when there is none to come back to
 */
export function openSignIn(destination?: string): void {
  if (isNative()) {
    native.post({ type: 'openAuth', destination }).catch(console.error)
    return
  }
  if (destination !== undefined) storage.set('after-login-path', destination)
  storage.set('fb-login-error-path', window.location.pathname + window.location.search + window.location.hash)
  navigate(destination === undefined ? '/login' : `/login?destination=${encodeURIComponent(destination)}`)
}
