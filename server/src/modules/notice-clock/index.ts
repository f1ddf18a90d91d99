import type { ClockContext } from '../../jobs/batches'
import type { Job } from '../../jobs/clock'
import { notifyStaffOfAnswerDays } from './answers'
import { notifyCreatorsOfDays, notifyStaffOfDays } from './days'
import { notifyCreatorsOfDraftDays, notifyStaffOfDraftDays } from './drafts'
import { notifyOfAvailable, notifyOfLowBalance } from './money'
import { notifyOfNews } from './news'
import { notifyStaffOfRights } from './rights'

export { markCleanUpJob } from './marks'

/** Notices triggered by time alone: money that can be withdrawn, low balances, deadlines near or past, news. Each is sent once. */
export const notifyOfTime = async (context: ClockContext): Promise<number> =>
  (await notifyOfAvailable(context)) +
  (await notifyOfLowBalance(context)) +
  (await notifyCreatorsOfDays(context)) +
  (await notifyStaffOfDays(context)) +
  (await notifyStaffOfAnswerDays(context)) +
  (await notifyStaffOfDraftDays(context)) +
  (await notifyCreatorsOfDraftDays(context)) +
  (await notifyStaffOfRights(context)) +
  (await notifyOfNews(context))

export const noticeClockJob: Job = { name: 'notice-clock', everyMs: 60_000, run: notifyOfTime }
