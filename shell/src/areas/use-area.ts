import type { Area } from '@samspel/federation/registry'
import type { RootState } from '@samspel/store'
import { useAppSelector } from '@samspel/store'

const areaOfRole = { admin: 'admin', company: 'company', store_user: 'store' } as const

type Auth = Pick<RootState, 'auth'>

/** The area that the session's claims name, before the server has confirmed it: good enough for the frame, not for content. */
export const selectClaimedArea = ({ auth }: Auth): Area => {
  if (!auth.authenticated) return 'anonymous'
  return auth.role ? areaOfRole[auth.role] : 'creator'
}

/** one area for each role, the creator's when there is none; undefined while the role is being resolved. */
export const selectVisitorArea = (state: Auth): Area | undefined =>
  state.auth.authenticated && !state.auth.roleResolved ? undefined : selectClaimedArea(state)

export const useArea = (): Area | undefined => useAppSelector(selectVisitorArea)
