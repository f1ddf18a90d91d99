import { fewestCases } from '@samspel/api/track-record'
import { dayMs } from '../../days'

const recordDays = 365

/** Since when a record counts. */
export const sinceOf = (now: Date): string => new Date(now.getTime() - recordDays * dayMs).toISOString()

/** A figure that rests on enough cases, otherwise null. */
export const enough = <T>(cases: number, figure: T): T | null => (cases >= fewestCases ? figure : null)
