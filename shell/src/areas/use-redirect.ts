import { useLayoutEffect } from 'react'
import { storage } from '@samspel/store'
import { leaving } from '../session/leaving'
import type { Decision } from './decide'

/** Carries out a redirect. A path stored for a single return is removed once it has been used. */
export const useRedirect = (decision: Decision, path: string, terms: string): void => {
  const to = decision.kind === 'redirect' ? decision.to : undefined
  useLayoutEffect(() => {
    if (to === undefined) return
    if (/^\/(login|create-account)/.test(path) && !to.startsWith('/login')) storage.remove('after-login-path')
    if (path.startsWith('/connect-provider-complete')) storage.remove('after-connect-provider-path')
    leaving.byWish = false
    // Bypasses the remote's router, so that a form asking whether to leave cannot hold up the guard.
    window.history.replaceState(window.history.state, '', to)
  }, [to, path])

  const leave = decision.kind === 'terms'
  useLayoutEffect(() => {
    // Keep the fragment, which names a section of the terms.
    if (leave) window.location.replace(terms + window.location.hash)
  }, [leave, terms])
}
