import type { CampaignMove } from '@samspel/api/campaign-rules'
import { dayOf } from '../../days'
import { type Db, transact } from '../../db/transact'
import type { AppContext } from '../../http/call'
import { repeat } from '../../jobs/batches'
import type { Job } from '../../jobs/clock'
import { type DueReturn, dueReturns, returnReason } from './due'
import { type Campaign, type Context, giveBackAll, giveBackOne, holdAgain } from './give-back'
import { notifyBrand, unnotifiedCampaigns } from './notify-brand'

type ClockContext = Pick<AppContext, 'db' | 'config' | 'live' | 'now'>

/**
 * What a move of a campaign does to the fees that are held for it: into the archive they go back, out of it they are held anew. Answers
 * what went back, öre by participation. Called under the campaign's lock, while its participations are still as they were.
 */
export const settleFees = async (
  trx: Db,
  campaign: Campaign,
  { act, to }: CampaignMove,
  context: Context,
): Promise<ReadonlyMap<string, number>> => {
  if (act === 'restore') await holdAgain(trx, campaign, context)
  return to === 'archived'
    ? giveBackAll(trx, campaign, act === 'cancel' ? 'cancelled' : 'archived', context)
    : new Map()
}

const batch = 200

/** One return in one transaction, the campaign locked first as by every operation on it; one that is locked is left for the next time. */
const returnDue = ({ db, config, live, now }: ClockContext, due: DueReturn): Promise<number> =>
  transact(db, async (trx) => {
    const moment = now()
    const campaign = await trx
      .selectFrom('campaigns')
      .select(['id', 'brand_id', 'name'])
      .where('id', '=', due.campaignId)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    const reason = campaign && (await returnReason(trx, due, { today: dayOf(moment), graceDays: config.feeGraceDays }))
    if (!campaign || !reason) return 0
    return (await giveBackOne(trx, campaign, due.holdId, reason, { live, config, now: moment })) > 0 ? 1 : 0
  })

/** Gives back what nobody can earn any more, then tells the brands. One that cannot be given back keeps none of the others. */
export const returnFees = async (context: ClockContext): Promise<{ returned: number; notified: number }> => {
  const failures = new Map<string, unknown>()
  let returned = 0
  for (let moved = 1; moved > 0;) {
    moved = 0
    const due = await dueReturns(
      context.db,
      { today: dayOf(context.now()), graceDays: context.config.feeGraceDays },
      batch,
      [...failures.keys()],
    )
    for (const one of due)
      moved += await returnDue(context, one).catch((error: unknown) => {
        failures.set(one.holdId, error)
        return 0
      })
    returned += moved
  }
  const notified = await repeat(async (limit) => {
    const campaigns = await unnotifiedCampaigns(context.db, limit)
    for (const id of campaigns)
      await transact(context.db, (trx) => notifyBrand(trx, id, { ...context, now: context.now() }))
    return campaigns.length
  })
  const [failure] = failures.values()
  if (failure) throw new Error(`${failures.size} held fees could not be given back`, { cause: failure })
  return { returned, notified }
}

export const feeReturnJob: Job = { name: 'fee-returns', everyMs: 5 * 60_000, run: returnFees }
