import type { Selectable } from 'kysely'
import type { EndingReason, EndingSide } from '@samspel/api'
import { endingCountsFor, owedAtEnd } from '@samspel/api/campaign-rules'
import type { Actor } from '../../auth/caller'
import type { Context } from '../../context'
import type { Db } from '../../db/transact'
import type { DB } from '../../db/types'
import { AppError } from '../../errors'
import { dropLater } from '../../outbox/outbox'
import { campaignChanged, recordCampaignEvent } from '../campaigns'
import { recordEnding } from '../endings'
import { postToThread } from '../messages'
import { notifyOfTakenBack, takeAwayParcel } from '../parcels'
import { endHold } from '../wallet'
import { atEndOf } from './at-end'
import { participationChanged, toldOf } from './events'
import { notifyCreatorOfEnding, notifyStaffOfLeaving } from './notices'
import { closeProblem, openProblem } from './problem-rows'
import { countPendingMentions } from './repository'

type Part = Selectable<DB['participations']>

export type EndingContext = Pick<Context, 'live' | 'now' | 'config'> & { caller: Actor }

export interface Ending {
  reason: EndingReason
  /** What its giver wrote. */
  words: string | null
  /** The brand was late with something; a creator who leaves is not blamed. */
  isLate?: boolean
}

export interface EndedFee {
  paid: number
  returned: number
}

const how = (by: EndingSide, reason: EndingReason) => {
  if (reason === 'released') return { kind: 'released', act: 'delivery_released', told: null } as const
  if (by === 'creator') return { kind: 'left', act: 'participation_left', told: 'left' } as const
  return { kind: 'removed', act: 'participation_removed', told: 'removed' } as const
}

const clearAway = async (trx: Db, row: Part, by: EndingSide, context: EndingContext): Promise<void> => {
  const { live, now, config } = context
  const problem = await openProblem(trx, row.brand_id, row.id)
  if (problem)
    await closeProblem(trx, {
      brandId: row.brand_id,
      id: problem.id,
      answer: null,
      by: by === 'brand' ? context.caller.id : null,
      now,
    })
  // Nothing can be submitted any more, so mails that ask for changes are not sent.
  await dropLater(trx, { participationId: row.id })
  const gone = await takeAwayParcel(trx, row)
  // Who leaves knows that nothing comes.
  if (by === 'brand')
    for (const parcel of gone) await notifyOfTakenBack(trx, { live, now, config }, parcel, { isSaid: true })
}

/**
 * Ends an approved participation that is locked with its campaign: the held fee moves as the terms say, the place is free, what was not
 * sent is not sent, the other side is told, and it is written down for the record of whoever it counts for. Work that was handed in is
 * answered first.
 */
export const endDelivery = async (
  trx: Db,
  { row, campaign }: { row: Part; campaign: { name: string } },
  context: EndingContext,
  { reason, words, isLate = false }: Ending,
): Promise<EndedFee> => {
  const { caller, now, live } = context
  if (row.state !== 'approved') throw new AppError('already_decided')
  if ((await countPendingMentions(trx, row)) > 0) throw new AppError('work_waiting')
  const by: EndingSide = caller.kind === 'user' ? 'brand' : 'creator'
  const { kind, act, told } = how(by, reason)
  const ended = await endHold(trx, {
    brandId: row.brand_id,
    participationId: row.id,
    instagramerId: row.instagramer_id,
    campaignTitle: campaign.name,
    owed: owedAtEnd(by, reason, await atEndOf(trx, row.id)),
    reason: 'removed',
    now,
  })
  await trx
    .updateTable('participations')
    .set({
      state: 'rejected',
      decision_kind: kind,
      decision_reason: words,
      decided_at: now.toISOString(),
      decided_by: by === 'brand' ? caller.id : null,
      deadline_paused_at: null,
      ...(ended && { fee_amount: ended.paid }),
    })
    .where('brand_id', '=', row.brand_id)
    .where('id', '=', row.id)
    .execute()
  await clearAway(trx, row, by, context)
  const fee = { paid: ended?.paid ?? 0, returned: ended?.returned ?? 0 }
  const { brand_id: brandId, campaign_id: campaignId, instagramer_id: instagramerId } = row
  await recordEnding(
    trx,
    { brandId, campaignId, instagramerId, participationId: row.id },
    { by, reason, words, countsFor: endingCountsFor(by, reason, isLate) },
    { now, ...fee },
  )
  await recordCampaignEvent(trx, { brandId, campaignId, act, actor: caller, comment: words, now })
  if (told) await postToThread(trx, { caller, now, live }, { ...toldOf(row), kind: told, text: words })
  if (by === 'creator') await notifyStaffOfLeaving(trx, context, row, { campaign: campaign.name, reason, words, fee })
  else if (reason !== 'released')
    await notifyCreatorOfEnding(trx, context, row, { campaign: campaign.name, words, ended })
  for (const event of ended?.events ?? []) await live.publish(trx, event)
  await live.publish(trx, participationChanged(row))
  await live.publish(trx, campaignChanged({ id: campaignId, brand_id: brandId }, instagramerId))
  return fee
}
