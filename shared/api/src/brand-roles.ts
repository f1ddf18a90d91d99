/** What somebody of a company is at a brand. The session's role stays `company` for all of them (row P-03). */
export const brandRoles = ['owner', 'manager', 'reviewer', 'finance', 'reader'] as const
export type BrandRole = (typeof brandRoles)[number]

/** Rows of the table of what the roles may do, which the server answers. */
export const roleDuties = ['see', 'review', 'answer', 'make', 'spend', 'papers', 'people'] as const
export type RoleDuty = (typeof roleDuties)[number]
