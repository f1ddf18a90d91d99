import { sql } from 'kysely'
import { campaignStates } from '@samspel/api'
import { acceptsMentions } from '@samspel/api/campaign-rules'
import { parcelDays, silentArrivalOf } from '@samspel/api/parcels'
import { dayMs, dayOf, startOfDayIn } from '../../days'
import { type Db, transact } from '../../db/transact'
import { type ClockContext, daysBefore, repeat } from '../../jobs/batches'
import type { Job } from '../../jobs/clock'
import { setArrived } from './arrival'
import { parcelChanged } from './events'
import { askWhetherArrived, notifyOfArrival } from './notices'
import type { Parcel } from './records'

const underWay = campaignStates.filter(acceptsMentions)

/** Parcels on their way about which nobody has complained, locked in one order. */
const waiting = (trx: Db, condition: ReturnType<typeof sql>, limit: number) =>
  sql<Parcel>`SELECT k.* FROM parcels k JOIN participations p ON p.brand_id = k.brand_id AND p.id = k.participation_id
    WHERE k.sent_at IS NOT NULL AND k.arrived_at IS NULL AND k.replaced_at IS NULL AND p.state = 'approved'
      AND p.deadline_paused_at IS NULL AND ${condition}
      AND EXISTS (SELECT FROM campaigns c WHERE c.brand_id = k.brand_id AND c.id = k.campaign_id AND c.state = ANY(${underWay}::text[]))
    ORDER BY k.brand_id, k.id LIMIT ${limit} FOR UPDATE OF p, k SKIP LOCKED`.execute(trx)

const mark = (trx: Db, rows: readonly Parcel[], column: 'arrival_asked_at' | 'arrival_asked_again_at', at: Date) =>
  sql`UPDATE parcels SET ${sql.ref(column)} = ${at} WHERE id = ANY(${rows.map(({ id }) => id)}::uuid[])`.execute(trx)

/** Asks creators whether their parcel has come, once after some days and then once more. */
const ask = async ({ db, config, live, now }: ClockContext, limit: number, again: boolean): Promise<number> =>
  transact(db, async (trx) => {
    const moment = now()
    const { rows } = await waiting(
      trx,
      again
        ? sql`k.arrival_asked_again_at IS NULL AND k.arrival_asked_at <= ${daysBefore(moment, parcelDays.askAgain)}`
        : sql`k.arrival_asked_at IS NULL AND k.sent_at <= ${daysBefore(moment, parcelDays.ask)}`,
      limit,
    )
    if (rows.length === 0) return 0
    await mark(trx, rows, again ? 'arrival_asked_again_at' : 'arrival_asked_at', moment)
    for (const row of rows) {
      const askedOn = dayOf(again && row.arrival_asked_at ? row.arrival_asked_at : moment)
      await askWhetherArrived(trx, { config, live, now: moment }, row, silentArrivalOf(askedOn))
      await live.publish(trx, parcelChanged(row))
    }
    return rows.length
  })

/** Whoever has not answered for some days has got it: the days to publish count from the second weekday after the question. */
const countSilence = async ({ db, config, live, now }: ClockContext, limit: number): Promise<number> =>
  transact(db, async (trx) => {
    const moment = now()
    const { rows } = await waiting(trx, sql`k.arrival_asked_at <= ${daysBefore(moment, parcelDays.silence)}`, limit)
    for (const row of rows) {
      const at = startOfDayIn('SE', silentArrivalOf(dayOf(row.arrival_asked_at ?? moment)))
      await setArrived(trx, row, { at, by: 'silence', now: moment })
      await notifyOfArrival(trx, { config, live, now: moment }, row)
      await live.publish(trx, parcelChanged(row))
    }
    return rows.length
  })

/** Erases the addresses of campaigns that ended so many days ago; the town goes with them. */
const eraseAddresses = async ({ db, config, now }: ClockContext, limit: number): Promise<number> => {
  const before = dayOf(new Date(now().getTime() - config.addressDays * dayMs))
  const { numAffectedRows } = await sql`UPDATE parcels k SET sealed_address = NULL, town = NULL
    FROM (SELECT a.brand_id, a.id FROM parcels a JOIN campaigns c ON c.brand_id = a.brand_id AND c.id = a.campaign_id
      WHERE (a.sealed_address IS NOT NULL OR a.town IS NOT NULL) AND c.state IN ('finished', 'archived')
        AND coalesce(c.end_at, (c.updated_at AT TIME ZONE 'Europe/Stockholm')::date) < ${before}::date
      ORDER BY a.brand_id, a.id LIMIT ${limit} FOR UPDATE OF a SKIP LOCKED) due
    WHERE k.brand_id = due.brand_id AND k.id = due.id`.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** Everything about parcels that depends on the date. */
export const runParcels = async (
  context: ClockContext,
): Promise<{ silent: number; asked: number; erased: number }> => ({
  silent: await repeat((limit) => countSilence(context, limit)),
  asked: (await repeat((limit) => ask(context, limit, false))) + (await repeat((limit) => ask(context, limit, true))),
  erased: await repeat((limit) => eraseAddresses(context, limit)),
})

export const parcelJob: Job = { name: 'parcels', everyMs: 5 * 60_000, run: runParcels }
