import { type Selectable, sql } from 'kysely'
import { type Campaign, defaultDueDays } from '@samspel/api'
import { type CampaignMove, findMove } from '@samspel/api/campaign-rules'
import type { UserCaller } from '../../auth/caller'
import { moverOf } from '../../auth/roles'
import type { Body, Context } from '../../context'
import { addDays } from '../../days'
import { type Db, transact } from '../../db/transact'
import type { DB } from '../../db/types'
import { AppError } from '../../errors'
import { whomToAskAgain } from '../ask-again'
import { invite } from '../campaign-invitations'
import {
  authorizeMove,
  campaignChanged,
  type CampaignColumns,
  findMoveFacts,
  getCampaign,
  lockOwnCampaign,
  openAtStores,
  recordCampaignEvent,
  reviewOf,
  seeCampaign,
} from '../campaigns'
import { settleFees } from '../fee-returns'
import { notifyOfTakenBack, takeAwayParcels } from '../parcels'
import { endWork } from './ending'
import { cancelledMail } from './mails'
import { notifyCreatorOfEnd, notifyOfMove } from './notices'

type Row = Selectable<DB['campaigns']>

/** Default content deadline: 14 days after the start, but not after the end (docs/architecture.md §6). */
const defaultDue = ({ due_at: due, start_at: start, end_at: end }: Row): string | null => {
  if (due || !start || !end) return due
  const usual = addDays(start, defaultDueDays)
  return usual < end ? usual : end
}

const columnsOf = ({ act }: CampaignMove, row: Row, comment: string | undefined, now: Date): CampaignColumns => {
  if (act === 'cancel') return { cancelled_at: now.toISOString() }
  // The platform's earlier comment must not be taken for the brand's.
  if (act === 'request')
    return {
      due_at: defaultDue(row),
      review_comment: row.review_comment === row.last_review?.comment ? null : row.review_comment,
    }
  return act === 'return' || act === 'confirm' ? { review_comment: comment?.trim() || null } : {}
}

/**
 * Cancels a campaign: applicants and participants are told how much of their fee will not be paid (`returned`, öre), and their
 * participations end with the campaign.
 */
const callOff = async (
  trx: Db,
  row: Row,
  returned: ReadonlyMap<string, number>,
  actor: UserCaller,
  comment: string | undefined,
  clock: Pick<Context, 'now' | 'live' | 'config'>,
) => {
  const { now, live } = clock
  const people = await trx
    .selectFrom('participations as p')
    .select(['p.id', 'p.instagramer_id as creator_id'])
    .where('p.brand_id', '=', row.brand_id)
    .where('p.campaign_id', '=', row.id)
    .where('p.state', '!=', 'rejected')
    .execute()
  for (const { id, creator_id: instagramerId } of people) {
    await notifyCreatorOfEnd(trx, clock, row, {
      kind: 'campaign_cancelled',
      subjectId: id,
      instagramerId,
      href: `/assignments/${id}`,
      mail: (reader) => cancelledMail({ ...reader, campaign: row.name, comment, fee: returned.get(id) ?? 0 }),
    })
    await live.publish(trx, {
      fact: 'participation-changed',
      ids: { participationId: id, campaignId: row.id, instagramerId },
      audience: { instagramerId },
    })
  }
  await trx
    .updateTable('participations')
    .set({
      state: 'rejected',
      decision_kind: 'cancelled',
      decision_reason: comment?.trim() || null,
      decided_at: now.toISOString(),
      decided_by: actor.id,
      deadline_paused_at: null,
    })
    .where('brand_id', '=', row.brand_id)
    .where('campaign_id', '=', row.id)
    .where('state', '!=', 'rejected')
    .execute()
  for (const parcel of await takeAwayParcels(trx, row)) await notifyOfTakenBack(trx, clock, parcel, { isSaid: true })
}

/** Moves a campaign along its process; an invalid move changes nothing. */
export const moveCampaign = async (
  { db, caller, now, live, config }: Context<UserCaller>,
  { id, state, reviewComment }: { id: string } & Body<'updateCampaignState'>['campaign'],
): Promise<Campaign> =>
  transact(db, async (trx) => {
    const row = await lockOwnCampaign(trx, id, caller)
    const move = findMove(row.state, state, moverOf(caller))
    if (!move) throw new AppError('illegal_transition')
    const seen = await seeCampaign(trx, row.id, caller, now)
    authorizeMove(move, { ...(await findMoveFacts(trx, seen, caller, now)), comment: reviewComment })
    const isReview = move.act === 'return' || move.act === 'confirm'
    const review = isReview
      ? await reviewOf(trx, row.id, {
          actor: caller,
          outcome: move.act as 'return' | 'confirm',
          comment: reviewComment,
          now,
        })
      : undefined
    await applyMove(trx, row, move, now, reviewComment)
    if (review)
      await trx
        .updateTable('campaigns')
        .set({ last_review: JSON.stringify(review) })
        .where('brand_id', '=', row.brand_id)
        .where('id', '=', row.id)
        .execute()
    await recordCampaignEvent(trx, {
      brandId: row.brand_id,
      campaignId: row.id,
      act: move.act,
      actor: caller,
      comment: reviewComment,
      now,
    })
    if (move.act === 'confirm' && row.delivery_method === 'pickup') await openAtStores(trx, row, now)
    // Those of an earlier campaign first: they read that they were chosen before.
    const again = move.act === 'confirm' ? await whomToAskAgain(trx, row) : undefined
    if (again) await invite(trx, { ...again, campaign: row, actor: caller, now, live, config })
    // Row E-10: publishing a campaign invites the lists it names.
    if (move.act === 'confirm')
      await invite(trx, {
        campaign: row,
        communityListIds: row.community_list_ids,
        actor: caller,
        now,
        live,
        config,
      })
    const returned = await settleFees(trx, row, move, { actor: caller, now, live, config })
    if (move.act === 'cancel') await callOff(trx, row, returned, caller, reviewComment, { now, live, config })
    await endWork(
      trx,
      { ...row, state: move.to, cancelled_at: move.act === 'cancel' ? now.toISOString() : row.cancelled_at },
      { actor: caller, now, live, config, comment: reviewComment },
    )
    await notifyOfMove(trx, { live, now, config }, row, { move, by: caller, comment: reviewComment })
    await live.publish(trx, campaignChanged(row))
    return getCampaign(trx, row.id, caller, now, config.feeGraceDays)
  })

/** Writes the new state and increments the version, so that an editor with the old record open gets a conflict. */
export const applyMove = async (trx: Db, row: Row, move: CampaignMove, now: Date, comment?: string): Promise<void> => {
  await trx
    .updateTable('campaigns')
    .set({
      ...columnsOf(move, row, comment, now),
      state: move.to,
      version: sql`version + 1`,
      updated_at: now.toISOString(),
    })
    .where('brand_id', '=', row.brand_id)
    .where('id', '=', row.id)
    .execute()
}
