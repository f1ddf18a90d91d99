import type { Role } from '@samspel/api'
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
  /** The stores a clerk is restricted to. Empty or absent means every store of the caller's brands. */
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
export type SignedIn = UserCaller | CreatorCaller
export type Caller = AnonymousCaller | SignedIn

const sameSet = (one: readonly string[], other: readonly string[]): boolean => {
  if (one.length !== other.length) return false
  if (one.every((value, at) => value === other[at])) return true
  const values = new Set(other)
  return values.size === other.length && one.every((value) => values.has(value))
}
const sameBrands = (one: UserCaller['brandIds'], other: UserCaller['brandIds']): boolean =>
  one === 'all' || other === 'all' ? one === other : sameSet(one, other)

/** Whether two callers are the same person in the same session with the same rights. The order of brands and stores does not matter. */
export const sameCaller = (one: SignedIn, other: SignedIn): boolean => {
  if (one === other) return true
  if (
    one.id !== other.id ||
    one.sessionId !== other.sessionId ||
    one.name !== other.name ||
    one.endsAt?.getTime() !== other.endsAt?.getTime()
  )
    return false
  if (one.kind === 'instagramer' || other.kind === 'instagramer') return one.kind === other.kind
  return (
    one.role === other.role &&
    one.closed === other.closed &&
    sameBrands(one.brandIds, other.brandIds) &&
    sameSet(one.storeIds ?? [], other.storeIds ?? [])
  )
}
