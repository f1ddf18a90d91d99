import type { Instagramer, User } from '@samspel/api'
import type { RootState } from './root-state'

/** The five areas, which determine navigation and routes. */
export type Area = 'anonymous' | 'admin' | 'company' | 'store' | 'creator'

const areas = { admin: 'admin', company: 'company', store_user: 'store' } as const

/** The current area; a creator is recognised by having no role. */
export const selectArea = ({ auth }: RootState): Area => {
  if (!auth.authenticated) return 'anonymous'
  return auth.role ? areas[auth.role] : 'creator'
}

/** Whether someone is signed in. */
export const selectIsSignedIn = (state: RootState): boolean => state.auth.authenticated

/** The signed-in staff member; undefined for creators and visitors, and until the server has answered. */
export const selectCurrentUser = ({ app, entities }: RootState): User | undefined =>
  app.currentUserId ? entities.users[app.currentUserId] : undefined

/** The signed-in creator. */
export const selectCurrentInstagramer = ({ app, entities }: RootState): Instagramer | undefined =>
  app.currentInstagramerId ? entities.instagramers[app.currentInstagramerId] : undefined

/** The current language. */
export const selectLocale = (state: RootState) => state.app.locale

/** Brand that a company's staff work with; null for all, and always for platform staff, who choose none. */
export const selectBrandId = (state: RootState) => (state.auth.role === 'admin' ? null : state.app.brandId)

/** Whether the current user may do something with a record, according to the abilities that came with it. */
export const can = <A extends string>(record: { abilities: readonly A[] } | undefined, ability: A): boolean =>
  record?.abilities.includes(ability) ?? false
