import { isLive, readClaims } from '@samspel/api'
import { writeToken } from '@samspel/store'

/** Whether this page was opened with a jwt that is good. */
export const entry = { signedIn: false }

const takesJwt = (path: string) => path === '/native-auth' || path === '/login' || path.startsWith('/login/')

/**
 * R-11, S-13: takes the `jwt` out of the address and of this place in the history before anything is asked for, and makes it the session when
 * it is a token that has not run out. Before the store starts, so that nothing of another session is ever asked for.
 */
export const takeJwt = (at: Pick<Window, 'location' | 'history'> = window): void => {
  entry.signedIn = false
  const { pathname, search, hash } = at.location
  const query = new URLSearchParams(search)
  const jwt = query.get('jwt')
  if (jwt === null || !takesJwt(pathname.replace(/\/+$/, ''))) return
  query.delete('jwt')
  const rest = query.toString()
  at.history.replaceState(at.history.state, '', pathname + (rest && `?${rest}`) + hash)
  const claims = readClaims(jwt)
  if (!claims || !isLive(claims)) return
  writeToken(jwt)
  entry.signedIn = true
}
