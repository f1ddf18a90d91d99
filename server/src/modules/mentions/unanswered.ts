import { sql } from 'kysely'
import { dayOf } from '../../days'
import { type Db, transact } from '../../db/transact'
import type { AppContext } from '../../http/call'
import type { Job } from '../../jobs/clock'
import { handedIn, handedInWaits, takesPosts } from '../campaigns'
import { agreedDayToAnswer, lastDayToAnswer } from '../wallet'
import { approveUnanswered } from './decide'

type ClockContext = Pick<AppContext, 'db' | 'config' | 'live' | 'now' | 'log'>

/** Whether posts of a creator are approved by the clock: those of a blocked one wait for a person. For instagramers as `i`. */
const mayBeApproved = sql`(i.state <> 'blocked' OR i.deleted_at IS NOT NULL)`

const withCreator = sql`${handedIn} JOIN campaigns c ON c.brand_id = m.brand_id AND c.id = m.campaign_id
  JOIN instagramers i ON i.id = m.instagramer_id`

/**
 * The brand's time to answer is over: while posts are taken where the terms name a day, and at a store by the pass's own days; else once the
 * campaign is finished.
 */
const isOver = ({
  today,
  graceDays,
}: {
  today: string
  graceDays: number
}) => sql`(${handedInWaits} AND ${mayBeApproved}
  AND (c.state = 'finished' OR (${takesPosts('c')} AND (m.store_participation_id IS NOT NULL OR ${agreedDayToAnswer} IS NOT NULL)))
  AND ${lastDayToAnswer(graceDays)} < ${today}::date)`

const dueOf = ({ config, now }: ClockContext) => isOver({ today: dayOf(now()), graceDays: config.feeGraceDays })

const idsWhere = async (db: Db, where: ReturnType<typeof sql>): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`SELECT m.id FROM ${withCreator} WHERE ${where}
    ORDER BY m.brand_id, m.campaign_id, m.id`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * Approves what nobody has answered in time (decision 0177), each post in a transaction of its own; answers how many. One that fails keeps
 * none of the others.
 */
export const approveLate = async (context: ClockContext): Promise<number> => {
  const failures: unknown[] = []
  let count = 0
  for (const id of await idsWhere(context.db, dueOf(context))) {
    const approve = (trx: Db) =>
      approveUnanswered(trx, id, {
        live: context.live,
        config: context.config,
        now: context.now(),
        isDue: async () => (await idsWhere(trx, sql`m.id = ${id} AND ${dueOf(context)}`)).length > 0,
      })
    try {
      if (await transact(context.db, approve)) count += 1
    } catch (error) {
      failures.push(error)
      context.log.error({ err: error, mention: id }, 'a post that nobody answered could not be approved')
    }
  }
  if (failures.length > 0) throw failures[0]
  return count
}

/** Approves all that waits in a campaign that has ended for good; its lock is held by the caller. */
export const approveAllWaiting = async (
  trx: Db,
  campaign: { id: string; brand_id: string },
  clock: Pick<ClockContext, 'live' | 'config'> & { now: Date },
): Promise<void> => {
  const where = sql`m.brand_id = ${campaign.brand_id} AND m.campaign_id = ${campaign.id} AND ${handedInWaits} AND ${mayBeApproved}`
  for (const id of await idsWhere(trx, where))
    await approveUnanswered(trx, id, { ...clock, isDue: () => Promise.resolve(true) })
}

export const unansweredJob: Job = { name: 'unanswered-posts', everyMs: 5 * 60_000, run: approveLate }
