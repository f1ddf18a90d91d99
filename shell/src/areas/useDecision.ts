import { useMemo } from 'react'
import { isNative } from '@samspel/native'
import { storage } from '@samspel/store'
import { matchRoute } from '@samspel/federation/registry'
import { useShell } from '../boot/context'
import { leaving } from '../session/leaving'
import { decide } from './decide'
import type { Area } from '@samspel/federation/registry'
import type { Decision } from './decide'

/** What stands at the current address, from the registry, the session and what the browser has stored. */
export const useDecision = (visit: { path: string; search: string; area: Area | undefined; claimed: Area; start: string | undefined }): Decision => {
  const { registry } = useShell()
  const { path, search, area, claimed, start } = visit
  return useMemo(
    () =>
      decide({
        path,
        search,
        area,
        claimed,
        start,
        native: isNative(),
        leaving: leaving.byWish,
        stored: {
          accountType: storage.get('account-type') ?? null,
          afterConnectProvider: storage.get('after-connect-provider-path') ?? null,
          afterLogin: storage.get('after-login-path') ?? null,
        },
        match: (address, of) => {
          const found = matchRoute(registry, address, of)
          return found && { remote: found.remote, focused: found.route.focused === true }
        },
      }),
    [registry, path, search, area, claimed, start],
  )
}
