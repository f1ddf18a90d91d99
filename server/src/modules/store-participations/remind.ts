import { dayIn } from '../../days'
import { transact } from '../../db/transact'
import { type ClockContext, repeat } from '../../jobs/batches'
import type { Job } from '../../jobs/clock'
import { enqueueMail } from '../../outbox/mails'
import { addresseeOf } from './answer'
import { passMail } from './mails'
import { takeEnding } from './repository'

type ReminderContext = Pick<ClockContext, 'db' | 'config' | 'now'>

const DAY_MS = 86_400_000

const remindBatch = ({ db, config, now }: ReminderContext, limit: number): Promise<number> =>
  transact(db, async (trx) => {
    const moment = now()
    const rows = await takeEnding(trx, { now: moment, until: new Date(moment.getTime() + DAY_MS), limit })
    for (const row of rows) {
      const mail = addresseeOf(row, config)
      if (mail && row.expires_at)
        await enqueueMail(trx, passMail({ ...mail, kind: 'ending', until: dayIn(row.store_country, row.expires_at) }))
    }
    return rows.length
  })

/** Tells creators once, by mail, in the last day of a pass that they have not used. Answers how many there were. */
export const remindOfPasses = (context: ReminderContext): Promise<number> =>
  repeat((limit) => remindBatch(context, limit))

export const passReminderJob: Job = { name: 'pass-reminders', everyMs: 60_000, run: remindOfPasses }
