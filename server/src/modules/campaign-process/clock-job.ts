import { type Selectable, sql } from 'kysely'
import { moveByDates } from '@samspel/api/campaign-rules'
import type { Config } from '../../config'
import { dayOf } from '../../days'
import { type Db, transact } from '../../db/transact'
import type { DB } from '../../db/types'
import type { AppContext } from '../../http/call'
import type { Job } from '../../jobs/clock'
import type { LiveBus } from '../../live'
import { campaignChanged, countApproved, datesOf, recordCampaignEvent } from '../campaigns'
import { campaignsWithLeftovers, endWork } from './ending'
import { notReviewedMail } from './mails'
import { applyMove } from './moves'
import { notifyStaffOfCampaign } from './notices'

export type CampaignClock = Pick<AppContext, 'db' | 'live' | 'now' | 'config' | 'log'>

/** Campaigns that `moveByDates` might move, selected by date; the actual move is decided under each one's lock. */
const dueCampaigns = async (db: Db, today: string): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`SELECT id FROM campaigns c
    WHERE state IN ('requested', 'confirmed', 'upcoming', 'ongoing') AND CASE state
      WHEN 'requested' THEN least(due_at, end_at) < ${today}
      WHEN 'confirmed' THEN end_at < ${today}
      OR (start_at <= ${today}
        AND EXISTS (SELECT FROM participations p WHERE p.brand_id = c.brand_id AND p.campaign_id = c.id AND p.state = 'approved'))
      WHEN 'upcoming' THEN end_at < ${today} OR start_at <= ${today}
      ELSE end_at < ${today} END ORDER BY id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Notifies the brand's staff that their campaign was not reviewed in time. */
const notifyNotReviewed = (
  trx: Db,
  row: Selectable<DB['campaigns']>,
  { config, live, now }: { config: Config; live: LiveBus; now: Date },
) =>
  notifyStaffOfCampaign(trx, { config, live, now }, row, {
    kind: 'campaign_not_reviewed',
    mail: (reader) => notReviewedMail({ ...reader, appUrl: config.appUrl, campaign: row.name, campaignId: row.id }),
  })

/** Moves one campaign as far as its dates allow, in one transaction. A locked campaign is being edited and is left for the next run. */
const moveOne = (context: CampaignClock, id: string, isLeftover = false): Promise<number> =>
  transact(context.db, async (trx) => {
    const now = context.now()
    const locked = await trx
      .selectFrom('campaigns')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!locked) return 0
    const approvedParticipationsCount = await countApproved(trx, locked.brand_id, locked.id)
    const next = (row: typeof locked) => moveByDates({ ...datesOf(row), approvedParticipationsCount }, dayOf(now))
    let row = locked
    for (let move = next(row); move; move = next(row)) {
      await applyMove(trx, row, move, now)
      await recordCampaignEvent(trx, { brandId: row.brand_id, campaignId: row.id, act: move.act, now })
      if (move.act === 'expire') await notifyNotReviewed(trx, row, { ...context, now })
      row = { ...row, state: move.to }
    }
    if (row.state === locked.state && !isLeftover) return 0
    await endWork(trx, row, { now, live: context.live, config: context.config })
    await context.live.publish(trx, campaignChanged(row))
    return 1
  })

/**
 * Moves campaigns by their dates (docs/architecture.md §6, decision 0048), and settles what ended ones left undecided (0049); returns how
 * many. A campaign that fails does not stop the others.
 */
export const moveByClock = async (context: CampaignClock): Promise<number> => {
  let count = 0
  const failures: unknown[] = []
  const due = await dueCampaigns(context.db, dayOf(context.now()))
  const leftovers = await campaignsWithLeftovers(context.db)
  for (const id of [...due, ...leftovers]) {
    try {
      count += await moveOne(context, id, leftovers.includes(id))
    } catch (error) {
      failures.push(error)
      context.log.error({ err: error, campaign: id }, 'a campaign could not be moved by its dates')
    }
  }
  if (failures.length > 0) throw failures[0]
  return count
}

export const campaignJob: Job = { name: 'campaigns', everyMs: 60_000, run: moveByClock }
