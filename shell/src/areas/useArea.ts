import { useAppSelector } from '@samspel/store'
import type { Area } from '@samspel/federation/registry'
import type { RootState } from '@samspel/store'

const areaOfRole = { admin: 'admin', company: 'company', store_user: 'store' } as const

/** one area for each role, the creator's when there is none; undefined while the role is being resolved. */
export const selectVisitorArea = ({ auth }: Pick<RootState, 'auth'>): Area | undefined => {
  if (!auth.authenticated) return 'anonymous'
  if (!auth.roleResolved) return undefined
  return auth.role ? areaOfRole[auth.role] : 'creator'
}

export const useArea = (): Area | undefined => useAppSelector(selectVisitorArea)
