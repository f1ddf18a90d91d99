import { isLive, readClaims } from '@samspel/api'
import { writeToken } from '@samspel/store'

/** What came of the jwt that this page was opened with: it became the session, or it is none or has run out. */
export const entry = { signedIn: false, refused: false }

/** Pages that a sign-in at a provider comes back to. */
const isSignIn = (path: string) => /^\/(login|create-account)(\/|$)/.test(path)
const takesJwt = (path: string) => path === '/native-auth' || isSignIn(path)

/**
 * R-11, S-13: takes the `jwt` out of the address and of this place in the history before anything is asked for, and makes it the session when
 * it is a token that has not run out; one that has is an error that the page tells of (S-12). Before the store starts, so that nothing of another session is ever asked for.
 */
export const takeJwt = (at: Pick<Window, 'location' | 'history'> = window): void => {
  entry.signedIn = false
  entry.refused = false
  const { pathname, search, hash } = at.location
  const query = new URLSearchParams(search)
  const jwt = query.get('jwt')
  if (jwt === null || !takesJwt(pathname.replace(/\/+$/, ''))) return
  query.delete('jwt')
  const claims = readClaims(jwt)
  const isGood = claims !== undefined && isLive(claims)
  if (!isGood && isSignIn(pathname)) query.set('error', 'entry_invalid')
  const rest = query.toString()
  at.history.replaceState(at.history.state, '', pathname + (rest && `?${rest}`) + hash)
  entry.refused = !isGood
  if (!isGood) return
  writeToken(jwt)
  entry.signedIn = true
}
