import type { CampaignState } from '@samspel/api'
import { findMove } from '@samspel/api/campaign-rules'
import { transact } from '../../db/transact'
import type { AppContext } from '../../http/call'
import type { Job } from '../../jobs/clock'
import { dayOf } from './days'
import { campaignChanged } from './facts'
import { recordAct } from './history'
import { applyMove } from './moves'

const batch = 100

/** Moves up to a batch of campaigns whose day has come; others that work at it are skipped, not waited for. */
const moveDue = (context: Pick<AppContext, 'db' | 'live' | 'now'>, from: CampaignState, to: CampaignState): Promise<number> => transact(context.db, async (trx) => {
  const now = context.now()
  const today = dayOf(now)
  const move = findMove(from, to, 'system')
  if (!move) throw new Error(`The clock has no move from ${from} to ${to}`)
  const due = await trx.selectFrom('campaigns').selectAll().where('state', '=', from)
    // A campaign runs to the end of its last day.
    .where((eb) => (to === 'ongoing' ? eb('start_at', '<=', today) : eb('end_at', '<', today)))
    .orderBy('id').limit(batch).forUpdate().skipLocked().execute()
  for (const row of due) {
    await applyMove(trx, row, move, now)
    await recordAct(trx, { brandId: row.brand_id, campaignId: row.id, act: move.act, now })
    await context.live.publish(trx, campaignChanged(row))
  }
  return due.length
})

/** Starts campaigns whose first day has come and finishes those whose last day has passed (DESIGN §6). */
export const moveByClock = async (context: Pick<AppContext, 'db' | 'live' | 'now'>): Promise<number> => {
  let count = 0
  for (const [from, to] of [['upcoming', 'ongoing'], ['ongoing', 'finished']] as const) {
    let moved
    do {
      moved = await moveDue(context, from, to)
      count += moved
    } while (moved === batch)
  }
  return count
}

export const campaignJob: Job = { name: 'campaigns', everyMs: 60_000, run: moveByClock }
