import { sql } from 'kysely'
import { dayMs } from '../../days'
import type { Job } from '../../jobs/clock'

const keptDays = 30

/** Calls of shops are shown for a month. */
export const shopDeliveryCleanUpJob: Job = {
  name: 'shop-delivery-clean-up',
  everyMs: 3_600_000,
  run: ({ db, now }) =>
    sql`DELETE FROM shop_deliveries WHERE received_at < ${new Date(now().getTime() - keptDays * dayMs)}`.execute(db),
}
