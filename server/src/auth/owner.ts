import type { Scope } from '@samspel/api'
import type { CreatorCaller, UserCaller } from './caller'

/** Any signed-in account: staff or creator. */
export type Owner = UserCaller | CreatorCaller

export const scopeOf = (owner: Owner): Scope => (owner.kind === 'user' ? 'user' : 'instagramer')

/** The column that refers to the owner in tables shared by both kinds of account. */
export const ownerColumn = (scope: Scope) => (scope === 'user' ? ('user_id' as const) : ('instagramer_id' as const))
