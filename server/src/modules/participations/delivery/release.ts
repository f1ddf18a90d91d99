import type { Selectable } from 'kysely'
import type { Participation } from '@samspel/api'
import type { CreatorCaller, UserCaller } from '../../../auth/caller'
import type { Context } from '../../../context'
import { type Db, transact } from '../../../db/transact'
import type { DB } from '../../../db/types'
import { AppError } from '../../../errors'
import { dropLater } from '../../../outbox/outbox'
import { campaignChanged, recordCampaignEvent } from '../../campaigns'
import { notify } from '../../notices'
import { notifyOfTakenBack, takeAwayParcel } from '../../parcels'
import { returnHold } from '../../wallet'
import { participationChanged } from '../events'
import { deliveryReleasedMail } from '../mails'
import { notifyCreatorOfAnswer } from '../notices'
import { getParticipation } from '../queries'
import { countPendingMentions } from '../repository'
import { closeProblem, lockForAnswer, openProblem } from './open-problem'

type Part = Selectable<DB['participations']>

/**
 * Ends an approved participation without a mark: nothing more is owed, the place is free, a held fee goes back, and what was sent stays
 * with the creator. Work that was handed in is answered first.
 */
const endFree = async (
  trx: Db,
  row: Part,
  { caller, now, live, config }: Context<UserCaller | CreatorCaller>,
  { kind, comment }: { kind: 'released' | 'left'; comment: string | null },
): Promise<void> => {
  if ((await countPendingMentions(trx, row)) > 0) throw new AppError('work_waiting')
  const moved = await returnHold(trx, { brandId: row.brand_id, participationId: row.id, reason: 'removed', now })
  await trx
    .updateTable('participations')
    .set({
      state: 'rejected',
      decision_kind: kind,
      decision_reason: comment,
      decided_at: now.toISOString(),
      decided_by: caller.kind === 'user' ? caller.id : null,
      deadline_paused_at: null,
      ...(moved && { fee_amount: 0 }),
    })
    .where('brand_id', '=', row.brand_id)
    .where('id', '=', row.id)
    .execute()
  const gone = await takeAwayParcel(trx, row)
  // Who leaves knows that nothing comes.
  if (kind === 'released')
    for (const parcel of gone) await notifyOfTakenBack(trx, { live, now, config }, parcel, { isSaid: true })
  await dropLater(trx, { participationId: row.id })
  await recordCampaignEvent(trx, {
    brandId: row.brand_id,
    campaignId: row.campaign_id,
    act: kind === 'left' ? 'participation_left' : 'delivery_released',
    actor: caller,
    comment,
    now,
  })
  for (const event of moved?.events ?? []) await live.publish(trx, event)
  await live.publish(trx, participationChanged(row))
  await live.publish(trx, campaignChanged({ id: row.campaign_id, brand_id: row.brand_id }, row.instagramer_id))
}

/** The brand answers a problem by letting the creator go. */
export const releaseFrom = async (
  context: Context<UserCaller>,
  { id, answer }: { id: string; answer: string },
): Promise<Participation> =>
  transact(context.db, async (trx) => {
    const { caller, now, config } = context
    const { campaign, row } = await lockForAnswer(trx, id, caller)
    await closeProblem(trx, { brandId: row.brand_id, id, answer, by: caller.id, now })
    await endFree(trx, row, context, { kind: 'released', comment: answer })
    await notifyCreatorOfAnswer(trx, context, row, {
      kind: 'delivery_answered',
      campaign: campaign.name,
      write: (mail) => deliveryReleasedMail({ ...mail, answer }),
    })
    return getParticipation(trx, row.id, { caller, config, now })
  })

/** The creator leaves, because the brand is late: nothing was sent in time, or a problem was not answered. The brand is told. */
export const leave = async (
  trx: Db,
  row: Part,
  { campaign, ...context }: Context<CreatorCaller> & { campaign: { name: string } },
): Promise<void> => {
  const problem = await openProblem(trx, row.brand_id, row.id)
  if (problem)
    await closeProblem(trx, { brandId: row.brand_id, id: problem.id, answer: null, by: null, now: context.now })
  await endFree(trx, row, context, { kind: 'left', comment: null })
  await notify(trx, context, {
    to: { brandId: row.brand_id },
    kind: 'creator_left',
    subjectId: row.id,
    brandId: row.brand_id,
    place: row.campaign_id,
    href: `/campaigns/${row.campaign_id}`,
    facts: { creator: context.caller.name, campaign: campaign.name },
  })
}
