import { type RawBuilder, sql } from 'kysely'
import { savedAfterDays, savedReminderDays } from '@samspel/api/chance'
import { addDays, dayOf } from '../../days'
import { type Db, transact } from '../../db/transact'
import { type ClockContext, daysBefore, repeat } from '../../jobs/batches'
import type { Job } from '../../jobs/clock'
import { notify } from '../notices'
import { isClosed, lastDay, obstacle, savedOffers } from './repository'

interface Due {
  brand_id: string
  offer_id: string
  instagramer_id: string
  store_campaign_id: string | null
  campaign: string
  brand: string
  last_day: string | null
}

/**
 * Changes those that a condition holds for, and returns them. Two instances never change the same: what one has locked the other leaves,
 * and what was changed meanwhile no longer meets the condition.
 */
const take = async (trx: Db, which: RawBuilder<unknown>, change: RawBuilder<unknown>, limit: number): Promise<Due[]> =>
  (
    await sql<Due>`WITH due AS (SELECT so.brand_id, so.offer_id, so.instagramer_id, so.store_campaign_id, c.name AS campaign,
        b.name AS brand, ${lastDay}::text AS last_day
      FROM ${savedOffers} WHERE ${which} ORDER BY so.brand_id, so.offer_id, so.instagramer_id LIMIT ${limit}
      FOR UPDATE OF so SKIP LOCKED)
    UPDATE saved_offers own SET ${change} FROM due WHERE own.brand_id = due.brand_id AND own.offer_id = due.offer_id
      AND own.instagramer_id = due.instagramer_id RETURNING due.*`.execute(trx)
  ).rows

interface Telling {
  kind: 'saved_open' | 'saved_closing'
  which: RawBuilder<unknown>
  change: RawBuilder<unknown>
}

const tell = ({ db, live, config }: ClockContext, now: Date, { kind, which, change }: Telling, limit: number) =>
  transact(db, async (trx) => {
    const due = await take(trx, which, change, limit)
    for (const row of due)
      await notify(
        trx,
        { live, now, config },
        {
          to: { instagramerId: row.instagramer_id },
          kind,
          subjectId: row.offer_id,
          brandId: row.brand_id,
          href: row.store_campaign_id
            ? `/p/marketplace/store-campaigns/${row.offer_id}`
            : `/marketplace/${row.offer_id}`,
          facts: { brand: row.brand, campaign: row.campaign, ...(row.last_day && { day: row.last_day }) },
        },
      )
    return due.length
  })

const mark = ({ db }: ClockContext, which: RawBuilder<unknown>, change: RawBuilder<unknown>, limit: number) =>
  transact(db, async (trx) => (await take(trx, which, change, limit)).length)

/**
 * Tells who waits that they can apply now, once; reminds of what closes soon, once; notes what has closed, which ends the waiting, and
 * forgets it a week later. Whatever made it true, followers, a place or a day, is found here.
 */
export const runSavedOffers = async ({ now: clock, ...rest }: ClockContext): Promise<number> => {
  const now = clock()
  const context = { ...rest, now: clock }
  const today = dayOf(now)
  const canApply = sql`(${obstacle(today)}) IS NULL`
  const opened: Telling = {
    kind: 'saved_open',
    which: sql`so.notify_when_open AND ${canApply}`,
    change: sql`notify_when_open = false`,
  }
  const closing: Telling = {
    kind: 'saved_closing',
    which: sql`so.reminded_at IS NULL AND so.created_at <= ${daysBefore(now, 1)}
      AND ${lastDay} BETWEEN ${today} AND ${addDays(today, savedReminderDays)} AND ${canApply}`,
    change: sql`reminded_at = ${now}`,
  }
  const told = await repeat((limit) => tell(context, now, opened, limit))
  const reminded = await repeat((limit) => tell(context, now, closing, limit))
  await repeat((limit) =>
    mark(
      context,
      sql`so.closed_at IS NULL AND ${isClosed(today)}`,
      sql`closed_at = ${now}, notify_when_open = false`,
      limit,
    ),
  )
  await repeat((limit) =>
    mark(context, sql`so.closed_at IS NOT NULL AND NOT ${isClosed(today)}`, sql`closed_at = NULL`, limit),
  )
  await sql`DELETE FROM saved_offers WHERE closed_at < ${daysBefore(now, savedAfterDays)}`.execute(context.db)
  return told + reminded
}

export const savedOffersJob: Job = { name: 'saved-offers', everyMs: 60_000, run: runSavedOffers }
