import type { ClockContext } from '../../jobs/batches'
import type { Job } from '../../jobs/clock'
import { tellCreatorsOfDays, tellStaffOfDays } from './days'
import { tellOfAvailable, tellOfLowBalance } from './money'
import { tellOfNews } from './news'

export { markCleanUpJob } from './marks'

/** What nobody does but the clock: money that may be withdrawn, accounts that hold too little, days that come or have gone, news. Each is told once. */
export const tellOfTime = async (context: ClockContext): Promise<number> =>
  (await tellOfAvailable(context)) +
  (await tellOfLowBalance(context)) +
  (await tellCreatorsOfDays(context)) +
  (await tellStaffOfDays(context)) +
  (await tellOfNews(context))

export const noticeClockJob: Job = { name: 'notice-clock', everyMs: 60_000, run: tellOfTime }
