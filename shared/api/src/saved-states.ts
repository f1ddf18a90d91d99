import { applyObstacles } from './states'

/** Why a creator cannot apply to an offer that they have saved; `paused`: the store takes nobody for the time being. */
export const savedObstacles = [...applyObstacles, 'paused'] as const
export type SavedObstacle = (typeof savedObstacles)[number]

/** How an offer that was saved stands: it can be applied to, it waits, it has been applied to, it has closed. */
export const savedStandings = ['open', 'waiting', 'applied', 'closed'] as const
export const savedFilters = ['all', 'open', 'waiting'] as const
export type SavedFilter = (typeof savedFilters)[number]
