/**
 * Groups of callers that an endpoint may name. A role is in a group because it stands there: nothing is granted by leaving roles out, and a
 * new role may call nothing before it is added here (docs/guides/add-a-role.md). A single kind of caller is `companyStaff` or `creators`.
 */

/** Samspel's own staff. */
export const platformStaff = ['admin'] as const

/** Staff of a company, without the clerks of its stores. */
export const companyStaff = ['company'] as const

/** Creators, who have no role. */
export const creators = ['creator'] as const

/** Those who work with a brand at a desk: its company's staff and the platform's. */
export const brandStaff = [...platformStaff, ...companyStaff] as const

/** Everyone who signs in as a user: the platform's staff, the companies' and the clerks of stores. */
export const staff = [...brandStaff, 'store_user'] as const

/** Anyone with an account. */
export const signedIn = [...staff, ...creators] as const

/** Anyone at all, signed in or not. */
export const everyone = ['anonymous', ...signedIn] as const
