import { navigate } from '@samspel/federation'
import { isNative, native } from '@samspel/native'
import { storage } from '@samspel/store'

/**
 * Asks a visitor to sign in and brings them to `destination` afterwards. On the web both paths are kept (S-16): where to go on success,
 * and where they came from when the provider sends them back with an error. The native wrapper shows its own screen (S-15).
 */
export const openSignIn = (destination: string): void => {
  if (isNative()) {
    void native.post({ type: 'openAuth', destination })
    return
  }
  storage.set('after-login-path', destination)
  storage.set('fb-login-error-path', window.location.pathname + window.location.search)
  navigate(`/login?destination=${encodeURIComponent(destination)}`)
}
