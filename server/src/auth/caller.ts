import type { BrandRole, Role } from '@samspel/api'
import type { Right } from './rights'
import type { Closed } from './standing'

export interface AnonymousCaller {
  kind: 'anonymous'
}
/**
 * A staff member, read from the session row and the user row on every request. `brandIds` is 'all' for platform staff; `closed` says why
 * the caller may not yet reach people outside the company.
 */
export interface UserCaller {
  kind: 'user'
  id: string
  name: string
  role: Role
  sessionId: string
  endsAt?: Date | undefined
  brandIds: readonly string[] | 'all'
  /** Of a company's people: what they are at each of these brands. Who has none may do nothing. */
  brandRoles?: Readonly<Record<string, BrandRole>> | undefined
  /** The company that the session acts for; the platform's own have none. */
  companyId?: string | null | undefined
  /** The stores a clerk is restricted to. Empty or absent means every store of the caller's brands. */
  storeIds?: readonly string[] | undefined
  closed?: Closed | undefined
  /** No person, but a company's own systems: what their token is open for, and the rights that no other joins. */
  token?: { scopes: readonly string[]; rights: ReadonlySet<Right> } | undefined
  /** Must set up a second step before anything else. */
  needsSecondStep?: boolean | undefined
}
export interface CreatorCaller {
  kind: 'instagramer'
  id: string
  name: string
  sessionId: string
  endsAt?: Date | undefined
}
export type SignedIn = UserCaller | CreatorCaller
/** Who did something, for histories and notices; the clock may act for somebody without a session. */
export type Actor = Pick<UserCaller, 'kind' | 'id' | 'name'> | Pick<CreatorCaller, 'kind' | 'id' | 'name'>
export type Caller = AnonymousCaller | SignedIn
