import type { ClockContext } from '../../jobs/batches'
import type { Job } from '../../jobs/clock'
import { tellCreatorsOfDays, tellStaffOfDays } from './days'
import { tellOfAvailable, tellOfLowBalance } from './money'
import { tellOfNews } from './news'

export { markCleanUpJob } from './marks'

/** Notices triggered by time alone: money that can be withdrawn, low balances, deadlines near or past, news. Each is sent once. */
export const tellOfTime = async (context: ClockContext): Promise<number> =>
  (await tellOfAvailable(context)) +
  (await tellOfLowBalance(context)) +
  (await tellCreatorsOfDays(context)) +
  (await tellStaffOfDays(context)) +
  (await tellOfNews(context))

export const noticeClockJob: Job = { name: 'notice-clock', everyMs: 60_000, run: tellOfTime }
