import type { ClockContext } from '../../jobs/batches'
import type { Job } from '../../jobs/clock'
import { expireApplications } from './expire'
import { expireAtStores } from './expire-at-stores'
import { remindCreators } from './remind-creators'
import { remindStaff } from './remind-staff'
import { remindStaffOfStores } from './remind-staff-of-stores'

/** Runs everything that depends on the dates of applications and content deadlines. */
export const runDeadlines = async (
  context: ClockContext,
): Promise<{ expired: number; staffReminded: number; creatorsReminded: number }> => ({
  expired: (await expireApplications(context)) + (await expireAtStores(context)),
  staffReminded: (await remindStaff(context)) + (await remindStaffOfStores(context)),
  creatorsReminded: await remindCreators(context),
})

export const deadlineJob: Job = { name: 'deadlines', everyMs: 5 * 60_000, run: runDeadlines }
