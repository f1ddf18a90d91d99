import { useMemo } from 'react'
import type { Area, Registry } from '@samspel/federation/registry'
import { matchClosed, matchRoute } from '@samspel/federation/registry'
import { isNative } from '@samspel/native'
import { selectCurrentUser, storage, useAppSelector } from '@samspel/store'
import { leaving } from '../session/leaving'
import type { Decision } from './decide'
import { decide } from './decide'

/** What stands at the current address, from the registry, the session and what the browser has stored. */
export const useDecision = (visit: {
  path: string
  search: string
  area: Area | undefined
  claimed: Area
  start: string | undefined
  /** The registry as this visitor has it. */
  registry: Registry
}): Decision => {
  const { path, search, area, claimed, start, registry } = visit
  // Days begin in Stockholm, as on the server.
  const needsSecondStep = useAppSelector((state) => {
    const dueOn = selectCurrentUser(state)?.secondStepDueOn
    return Boolean(dueOn && dueOn <= new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Stockholm' }))
  })
  return useMemo(
    () =>
      decide({
        path,
        search,
        hash: window.location.hash,
        area,
        claimed,
        start,
        native: isNative(),
        leaving: leaving.byWish,
        needsSecondStep,
        stored: {
          accountType: storage.get('account-type') ?? null,
          afterConnectProvider: storage.get('after-connect-provider-path') ?? null,
          afterLogin: storage.get('after-login-path') ?? null,
        },
        match: (address, of) => {
          const found = matchRoute(registry, address, of)
          return found && { remote: found.remote, focused: found.route.focused === true }
        },
        closed: (address, of) => matchClosed(registry, address, of),
      }),
    [registry, path, search, area, claimed, start, needsSecondStep],
  )
}
