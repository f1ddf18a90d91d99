/** Role values in the session (row P-03). Their order is our decision (reading Z16). */
export const roles = ['admin', 'company', 'store_user'] as const
export type Role = (typeof roles)[number]

/** The constants 1, 2 and 3 by which the brand-side roles are also referred to (row P-03). The only table of this mapping. */
export const roleNumbers = { admin: 1, company: 2, store_user: 3 } as const satisfies Record<Role, number>

/** Accepts a role as name or number, as tokens may carry either; undefined for creators and for anything else. */
export const toRole = (value: unknown): Role | undefined =>
  roles.find((role) => role === value || roleNumbers[role] === Number(value))

/** Who calls: a staff role, a creator (no role), or nobody. */
export type Actor = Role | 'creator' | 'anonymous'

/** Account types of the interface (row P-01). */
export const accountTypes = ['creator', 'brand'] as const
export type AccountType = (typeof accountTypes)[number]

/** Scope of a session (row E-33). */
export type Scope = 'user' | 'instagramer'

/** Creator maps to `instagramer(s)` in payload roots and auth paths, brand to `user(s)` (row P-01). */
export const accountVocabulary = {
  creator: { root: 'instagramer', path: 'instagramers', scope: 'instagramer' },
  brand: { root: 'user', path: 'users', scope: 'user' },
} as const satisfies Record<AccountType, { root: string; path: string; scope: Scope }>

/** A creator is recognised by having no role (row P-02). */
export const isCreator = (session: { role?: unknown }): boolean =>
  session.role === undefined || session.role === null || session.role === ''
