import { useLayoutEffect } from 'react'
import { storage } from '@samspel/store'
import { leaving } from '../session/leaving'
import type { Decision } from './decide'

/** Carries out a decision that leads elsewhere. What was stored for one return is used up by it. */
export const useRedirect = (decision: Decision, path: string, terms: string): void => {
  const to = decision.kind === 'redirect' ? decision.to : undefined
  useLayoutEffect(() => {
    if (to === undefined) return
    if (/^\/(login|create-account)/.test(path) && !to.startsWith('/login')) storage.remove('after-login-path')
    if (path.startsWith('/connect-provider-complete')) storage.remove('after-connect-provider-path')
    leaving.byWish = false
    // Past a remote's router: the guard must not be held up by a form that asks whether to leave. Its place in the history stays.
    window.history.replaceState(window.history.state, '', to)
  }, [to, path])

  const leave = decision.kind === 'terms'
  useLayoutEffect(() => {
    // A part of the terms is named by its fragment.
    if (leave) window.location.replace(terms + window.location.hash)
  }, [leave, terms])
}
