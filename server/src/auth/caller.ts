import type { Role } from '@samspel/api'
import type { Closed } from './standing'

export interface AnonymousCaller {
  kind: 'anonymous'
}
/**
 * Staff, as the session row and the user row say at this request. `brandIds` is 'all' for platform staff; `closed` says why people outside
 * the company are closed to the caller.
 */
export interface UserCaller {
  kind: 'user'
  id: string
  name: string
  role: Role
  sessionId: string
  endsAt?: Date | undefined
  brandIds: readonly string[] | 'all'
  /** The stores that a clerk is at alone; none: all of the brands, as for everybody else. */
  storeIds?: readonly string[] | undefined
  closed?: Closed | undefined
}
export interface CreatorCaller {
  kind: 'instagramer'
  id: string
  name: string
  sessionId: string
  endsAt?: Date | undefined
}
export type Caller = AnonymousCaller | UserCaller | CreatorCaller
