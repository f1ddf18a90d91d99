import type { Scope } from '@samspel/api'
import type { CreatorCaller, UserCaller } from './caller'

/** Whoever is signed in. */
export type Owner = UserCaller | CreatorCaller

export const scopeOf = (owner: Owner): Scope => (owner.kind === 'user' ? 'user' : 'instagramer')

/** The column that names the owner in tables of both kinds of account. */
export const ownerColumn = (scope: Scope) => (scope === 'user' ? ('user_id' as const) : ('instagramer_id' as const))
