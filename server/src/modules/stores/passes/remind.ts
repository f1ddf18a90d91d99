import { dayMs } from '../../../days'
import { transact } from '../../../db/transact'
import { type ClockContext, repeat } from '../../../jobs/batches'
import type { Job } from '../../../jobs/clock'
import { saidPassEnd } from '../../../opening'
import { notifyOfPasses } from '../offers'
import { letterOf } from './answer'
import { passMail } from './mails'
import { takeEnding } from './repository'

const remindBatch = ({ db, config, live, now }: ClockContext, limit: number): Promise<number> =>
  transact(db, async (trx) => {
    const moment = now()
    const rows = await takeEnding(trx, { now: moment, until: new Date(moment.getTime() + dayMs), limit })
    for (const row of rows) {
      const { expires_at: end } = row
      if (!end) continue
      await notifyOfPasses(trx, { live, now: moment, config }, 'pass_ending', {
        ids: [row.id],
        mail: (reader) =>
          passMail({
            ...letterOf(row, config, reader),
            kind: 'ending',
            until: saidPassEnd({ ...row, country_code: row.store_country }, end),
          }),
      })
    }
    return rows.length
  })

/** Reminds creators of an unused pass, once on its last day. Returns how many. */
export const remindOfPasses = (context: ClockContext): Promise<number> => repeat((limit) => remindBatch(context, limit))

export const passReminderJob: Job = { name: 'pass-reminders', everyMs: 60_000, run: remindOfPasses }
