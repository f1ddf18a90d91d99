import type { Selectable } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Participation } from '@samspel/api'
import type { CreatorCaller, UserCaller } from '../../auth/caller'
import { mayFor } from '../../auth/roles'
import type { Body, Context } from '../../context'
import { addDays, dayOf, daysBetween } from '../../days'
import { type Db, transact } from '../../db/transact'
import type { DB } from '../../db/types'
import { AppError, invalid } from '../../errors'
import { campaignChanged, recordCampaignEvent } from '../campaigns'
import { notify } from '../notices'
import { participationChanged } from './events'
import { lockForCreator, lockForStaff } from './lock'
import { deliveryAnsweredMail, deliveryReportedMail } from './mails'
import { notifyCreatorOfAnswer } from './notices'
import { authorizeParticipation } from './policies'
import { getParticipation } from './queries'
import { participationFactsOf } from './serialize'

const openProblem = (trx: Db, brandId: string, participationId: string) =>
  trx
    .selectFrom('delivery_problems')
    .select('id')
    .where('brand_id', '=', brandId)
    .where('participation_id', '=', participationId)
    .where('resolved_at', 'is', null)
    .executeTakeFirst()

/** The creator reports a problem with the parcel. The content deadline is paused, and staff are asked by mail to answer. */
export const reportProblem = async (
  { db, caller, now, live, config }: Context<CreatorCaller>,
  { participationId, kind, text }: { participationId: string } & Body<'reportDeliveryProblem'>['deliveryProblem'],
): Promise<Participation> =>
  transact(db, async (trx) => {
    const { campaign, row } = await lockForCreator(trx, participationId, caller)
    const hasOpenProblem = (await openProblem(trx, row.brand_id, row.id)) !== undefined
    authorizeParticipation(caller, 'reportDelivery', { ...participationFactsOf(campaign, row), hasOpenProblem })
    const problemId = uuidv7()
    await trx
      .insertInto('delivery_problems')
      .values({
        brand_id: row.brand_id,
        id: problemId,
        participation_id: row.id,
        kind,
        text: text.trim(),
        created_at: now.toISOString(),
      })
      .execute()
    await trx
      .updateTable('participations')
      .set({ deadline_paused_at: now.toISOString() })
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
    return getParticipation(trx, row.id, caller, config)
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

/** Staff answer: the deadline resumes with its new day, and the creator gets the answer by mail as well. */
export const resolveProblem = async (
  { db, caller, now, live, config }: Context<UserCaller>,
  { id, answer, dueAt }: { id: string } & Body<'resolveDeliveryProblem'>,
): Promise<Participation> =>
  transact(db, async (trx) => {
    if (dueAt && dueAt < dayOf(now)) throw invalid({ dueAt: ['too_small'] })
    const place = await trx
      .selectFrom('delivery_problems')
      .select(['brand_id', 'participation_id'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (!place || !mayFor(caller, 'followUpWork', place.brand_id)) throw new AppError('not_found')
    const { campaign, row } = await lockForStaff(trx, place.participation_id, caller)
    const open = await openProblem(trx, row.brand_id, row.id)
    authorizeParticipation(caller, 'resolveDelivery', {
      ...participationFactsOf(campaign, row),
      hasOpenProblem: open?.id === id,
    })
    await trx
      .updateTable('delivery_problems')
      .set({ answer, resolved_at: now.toISOString(), resolved_by: caller.id })
      .where('brand_id', '=', place.brand_id)
      .where('id', '=', id)
      .execute()
    const due = newDue({ campaignDue: campaign.due_at, row, asked: dueAt, now })
    // A new deadline gets its own reminder.
    await trx
      .updateTable('participations')
      .set({ due_at: due, deadline_paused_at: null, ...(due !== row.due_at && { deadline_reminded_at: null }) })
      .where('brand_id', '=', row.brand_id)
      .where('id', '=', row.id)
      .execute()
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
        write: (mail) => deliveryAnsweredMail({ ...mail, answer, due: due ?? campaign.due_at }),
      },
    )
    await live.publish(trx, participationChanged(row))
    await live.publish(trx, campaignChanged(campaign))
    return getParticipation(trx, row.id, caller, config)
  })
