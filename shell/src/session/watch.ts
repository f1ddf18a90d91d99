import { readClaims } from '@samspel/api'
import { readToken } from '@samspel/store'
import { tokenChanged } from './actions'
import { isHalfSpent } from './refresh'

const minute = 60_000

/** Tells the session saga when the token may have changed or aged: another tab wrote it, the page became visible, or time passed. */
export const watchToken = (dispatch: (action: ReturnType<typeof tokenChanged>) => void): (() => void) => {
  const tell = () => dispatch(tokenChanged())
  const stored = (event: StorageEvent) => {
    // Another tab has gone over to another company.
    if (event.key === 'samspel.company') return window.location.assign('/overview')
    if ((event.key === 'samspel.session' || event.key === null) && event.oldValue !== event.newValue) tell()
  }
  const seen = () => document.visibilityState === 'visible' && tell()
  const timer = setInterval(() => {
    const claims = readClaims(readToken())
    if (claims && (isHalfSpent(claims) || claims.exp * 1_000 <= Date.now())) tell()
  }, minute)
  window.addEventListener('storage', stored)
  document.addEventListener('visibilitychange', seen)
  return () => {
    clearInterval(timer)
    window.removeEventListener('storage', stored)
    document.removeEventListener('visibilitychange', seen)
  }
}
