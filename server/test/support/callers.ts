import type { BrandRole, Role } from '@samspel/api'
import type { Caller, UserCaller } from '../../src/auth/caller'
import type { AppError } from '../../src/errors'

/** Roles of somebody who owns all of these brands. */
export const ownersOf = (brandIds: UserCaller['brandIds']): Record<string, BrandRole> =>
  brandIds === 'all' ? {} : Object.fromEntries(brandIds.map((id) => [id, 'owner' as const]))

/** Somebody who is this at brand b, and owns another brand, as a policy sees them. */
export const memberCaller = (role: BrandRole): UserCaller => ({
  ...staffCaller('company', ['b', 'another']),
  brandRoles: { b: role, another: 'owner' },
})

/** Staff of a role, for these brands, as a policy sees them: owners there, where they are of a company. */
export const staffCaller = (role: Role, brandIds: UserCaller['brandIds'] = ['b'], id = 'u'): UserCaller => ({
  kind: 'user',
  id,
  name: 'U',
  role,
  sessionId: 's',
  brandIds,
  brandRoles: ownersOf(brandIds),
})

/** A creator, as a policy sees them. */
export const creatorCaller = (id = 'i') => ({ kind: 'instagramer', id, name: 'I', sessionId: 's' }) as const

/** One of each kind that a policy tells apart, for a record of brand b and creator i. */
export const callers = {
  company: staffCaller('company'),
  platform: staffCaller('admin', 'all'),
  clerk: staffCaller('store_user'),
  elsewhere: staffCaller('company', ['other']),
  creator: creatorCaller(),
  stranger: creatorCaller('j'),
} satisfies Record<string, Caller>

/** The id of the error that a command is refused with; undefined when it is not. */
export const refusalOf = (command: () => void): string | undefined => {
  try {
    command()
    return undefined
  } catch (error) {
    return (error as AppError).id ?? 'an error without an id'
  }
}
