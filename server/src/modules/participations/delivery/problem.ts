import type { Selectable } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Participation } from '@samspel/api'
import { parcelDays } from '@samspel/api/parcels'
import type { CreatorCaller, UserCaller } from '../../../auth/caller'
import type { Body, Context } from '../../../context'
import { addDays, dayOf, daysBetween } from '../../../days'
import { transact } from '../../../db/transact'
import type { DB } from '../../../db/types'
import { invalid } from '../../../errors'
import { moveAgreedDay } from '../../agreements'
import { campaignChanged, recordCampaignEvent } from '../../campaigns'
import { notify } from '../../notices'
import { lockParcelOf } from '../../parcels'
import { isOwnPicture } from '../../uploads'
import { participationChanged } from '../events'
import { lockForCreator } from '../lock'
import { deliveryAnsweredMail, deliveryReportedMail } from '../mails'
import { notifyCreatorOfAnswer } from '../notices'
import { authorizeParticipation } from '../policies'
import { closeProblem, openProblem } from '../problem-rows'
import { getParticipation } from '../queries'
import { participationFactsOf } from '../serialize'
import { lockForAnswer } from './open-problem'
import { saidAt } from './parcel'
import { releaseFrom } from './release'

/**
 * The creator reports a problem with the parcel. The days to publish stand still from when it was said, and staff are asked by mail to
 * answer by a day.
 */
export const reportProblem = async (
  { db, caller, now, live, config }: Context<CreatorCaller>,
  {
    participationId,
    kind,
    text,
    pictures = [],
    wish,
    at,
  }: { participationId: string } & Body<'reportDeliveryProblem'>['deliveryProblem'],
): Promise<Participation> =>
  transact(db, async (trx) => {
    const { campaign, row } = await lockForCreator(trx, participationId, caller)
    const hasOpenProblem = (await openProblem(trx, row.brand_id, row.id)) !== undefined
    const parcel = await lockParcelOf(trx, row)
    authorizeParticipation(caller, 'reportDelivery', {
      ...participationFactsOf(campaign, row),
      hasOpenProblem,
      awaitsSending: parcel?.sent_at === null,
    })
    for (const url of pictures)
      if (!(await isOwnPicture(trx, url, caller.id))) throw invalid({ pictures: ['upload_failed'] })
    const problemId = uuidv7()
    const reportedAt = saidAt(at, { from: parcel?.sent_at ?? row.decided_at ?? row.created_at, now })
    const answerBy = addDays(dayOf(now), parcelDays.answer)
    await trx
      .insertInto('delivery_problems')
      .values({
        brand_id: row.brand_id,
        id: problemId,
        participation_id: row.id,
        kind,
        text: text.trim(),
        pictures: [...new Set(pictures)],
        parcel_id: parcel?.id ?? null,
        wish: wish ?? null,
        answer_by: answerBy,
        created_at: reportedAt.toISOString(),
      })
      .execute()
    await trx
      .updateTable('participations')
      .set({ deadline_paused_at: reportedAt.toISOString() })
      .where('brand_id', '=', row.brand_id)
      .where('id', '=', row.id)
      .execute()
    await recordCampaignEvent(trx, {
      brandId: row.brand_id,
      campaignId: row.campaign_id,
      act: 'delivery_reported',
      actor: caller,
      comment: text.trim(),
      now,
    })
    await notify(
      trx,
      { live, now, config },
      {
        to: { brandId: row.brand_id },
        kind: 'delivery_problem',
        subjectId: problemId,
        brandId: row.brand_id,
        place: campaign.id,
        href: `/campaigns/${campaign.id}`,
        facts: { creator: caller.name, campaign: campaign.name },
        mail: (reader) =>
          deliveryReportedMail({
            ...reader,
            appUrl: config.appUrl,
            campaign: campaign.name,
            campaignId: campaign.id,
            creator: caller.name,
            kind,
            said: text.trim(),
          }),
      },
    )
    await live.publish(trx, participationChanged(row))
    await live.publish(trx, campaignChanged(campaign))
    return getParticipation(trx, row.id, { caller, config, now })
  })

interface Deadlines {
  campaignDue: string | null
  row: Selectable<DB['participations']>
  asked: string | undefined
  now: Date
}

/** The new deadline: the given day, or else the old one extended by the days it was paused. */
const newDue = ({ campaignDue, row, asked, now }: Deadlines): string | null => {
  if (asked) return asked
  const due = row.due_at ?? campaignDue
  const stood = row.deadline_paused_at ? daysBetween(dayOf(row.deadline_paused_at), dayOf(now)) : 0
  return due && stood > 0 ? addDays(due, stood) : row.due_at
}

/** Staff answer: the deadline resumes with its new day, which is never earlier than what was agreed, and the creator gets the answer by mail as well. */
export const resolveProblem = async (
  { db, caller, now, live, config }: Context<UserCaller>,
  { id, answer, dueAt, release }: { id: string } & Body<'resolveDeliveryProblem'>,
): Promise<Participation> => {
  const context = { db, caller, now, live, config }
  if (release) return releaseFrom(context, { id, answer })
  return transact(db, async (trx) => {
    const { campaign, row } = await lockForAnswer(trx, id, caller)
    const agreed = row.due_at ?? campaign.due_at
    if (dueAt && (dueAt < dayOf(now) || (agreed !== null && dueAt < agreed))) throw invalid({ dueAt: ['too_small'] })
    await closeProblem(trx, { brandId: row.brand_id, id, answer, by: caller.id, now })
    const awaits = (await lockParcelOf(trx, row))?.arrived_at === null
    const due = newDue({ campaignDue: campaign.due_at, row, asked: dueAt, now })
    // A new deadline gets its own reminder.
    await trx
      .updateTable('participations')
      .set({ due_at: due, deadline_paused_at: null, ...(due !== row.due_at && { deadline_reminded_at: null }) })
      .where('brand_id', '=', row.brand_id)
      .where('id', '=', row.id)
      .execute()
    await moveAgreedDay(trx, row.id, now)
    await recordCampaignEvent(trx, {
      brandId: row.brand_id,
      campaignId: row.campaign_id,
      act: 'delivery_resolved',
      actor: caller,
      comment: answer,
      now,
    })
    await notifyCreatorOfAnswer(
      trx,
      { live, now, config },
      { id: row.id, brand_id: row.brand_id, instagramer_id: row.instagramer_id },
      {
        kind: 'delivery_answered',
        campaign: campaign.name,
        write: (mail) => deliveryAnsweredMail({ ...mail, answer, due: due ?? campaign.due_at, awaits }),
      },
    )
    await live.publish(trx, participationChanged(row))
    await live.publish(trx, campaignChanged(campaign))
    return getParticipation(trx, row.id, { caller, config, now })
  })
}
