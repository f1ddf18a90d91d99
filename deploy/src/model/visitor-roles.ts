import type { VisitorRole } from '@samspel/federation/registry'

/** The roles by which visitors are told apart: those of the contract, and creators, who have none. */
export const visitorRoles: readonly VisitorRole[] = ['admin', 'company', 'store_user', 'creator']
