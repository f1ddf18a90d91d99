import { selectCurrentUser, useAppSelector } from '@samspel/store'

/** What whoever looks is at the brands of the own company, as far as its pages differ; platform staff see all of every company. */
export function useOwnRoles(isAdmin: boolean): { isOwner: boolean; seesPlan: boolean } {
  const roles = useAppSelector(selectCurrentUser)?.brandRoles ?? []
  const isOwner = isAdmin || roles.some(({ role }) => role === 'owner')
  return { isOwner, seesPlan: isOwner || roles.some(({ role }) => role === 'finance') }
}
