import { sql } from 'kysely'
import type { FeeReturnReason } from '@samspel/api'
import type { UserCaller } from '../../auth/caller'
import { dayOf } from '../../days'
import type { Db } from '../../db/transact'
import type { AppContext } from '../../http/call'
import { enqueueMail } from '../../outbox/mails'
import { recordCampaignEvent } from '../campaigns'
import { creatorMailOf, participationChanged } from '../participations'
import {
  canStillEarn,
  holdForParticipation,
  lastEarningDay,
  lastHold,
  type Moved,
  returnHold,
  wentWithArchive,
} from '../wallet'
import { feeHeldAgainMail, feeReturnedMail } from './mails'
import { notifyBrand } from './notify-brand'

/** `actor` is absent for the clock. */
export interface Context extends Pick<AppContext, 'live' | 'config'> {
  now: Date
  actor?: UserCaller
}

export interface Campaign {
  id: string
  brand_id: string
  name: string
}

interface Part {
  id: string
  brand_id: string
  campaign_id: string
  instagramer_id: string
  creator: string
  brand_name: string
}

const columns = sql`p.id, p.brand_id, p.campaign_id, p.instagramer_id, i.name || ' (@' || i.username || ')' AS creator, b.name AS brand_name`
const tables = sql`participations p JOIN instagramers i ON i.id = p.instagramer_id JOIN brands b ON b.id = p.brand_id
  JOIN campaigns c ON c.brand_id = p.brand_id AND c.id = p.campaign_id`

/** A line of the history that names the creator and the amount, and the facts. */
const record = async (
  trx: Db,
  part: Part,
  act: 'fee_returned' | 'fee_held_again',
  moved: NonNullable<Moved>,
  { live, now, actor }: Context,
) => {
  await recordCampaignEvent(trx, {
    brandId: part.brand_id,
    campaignId: part.campaign_id,
    act,
    actor,
    comment: part.creator,
    amount: moved.amount,
    now,
  })
  for (const event of [...moved.events, participationChanged(part)]) await live.publish(trx, event)
}

/** Gives back what is held for one participation, if anything; answers how much. Its campaign is locked by the caller. */
const giveBack = async (
  trx: Db,
  campaign: Campaign,
  part: Part,
  reason: FeeReturnReason,
  context: Context,
): Promise<number> => {
  const { config, now } = context
  const moved = await returnHold(trx, { brandId: part.brand_id, participationId: part.id, reason, now })
  if (!moved) return 0
  await record(trx, part, 'fee_returned', moved, context)
  // The mail about the cancelled campaign says it (campaigns/mails.ts).
  const mail =
    reason === 'cancelled'
      ? undefined
      : await creatorMailOf(trx, part, { campaign: campaign.name, appUrl: config.appUrl })
  if (mail) await enqueueMail(trx, feeReturnedMail({ ...mail, reason, amount: moved.amount, brand: part.brand_name }))
  return moved.amount
}

export const giveBackOne = async (
  trx: Db,
  campaign: Campaign,
  participationId: string,
  reason: FeeReturnReason,
  context: Context,
): Promise<number> => {
  const {
    rows: [part],
  } = await sql<Part>`SELECT ${columns} FROM ${tables}
    WHERE p.brand_id = ${campaign.brand_id} AND p.id = ${participationId}`.execute(trx)
  return part ? giveBack(trx, campaign, part, reason, context) : 0
}

/** A campaign is archived: all that is held for it goes back. Answers öre by participation. */
export const giveBackAll = async (
  trx: Db,
  campaign: Campaign,
  reason: 'archived' | 'cancelled',
  context: Context,
): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await sql<Part>`SELECT ${columns} FROM ${tables}
    JOIN holds h ON h.brand_id = p.brand_id AND h.participation_id = p.id AND h.state = 'held'
    WHERE p.brand_id = ${campaign.brand_id} AND p.campaign_id = ${campaign.id} ORDER BY p.id`.execute(trx)
  const returned = new Map<string, number>()
  for (const part of rows) returned.set(part.id, await giveBack(trx, campaign, part, reason, context))
  await notifyBrand(trx, campaign.id, context)
  return returned
}

/**
 * A campaign comes back from the archive: what went back with it is held anew for those whose time has not run out, and they are told.
 * insufficient_funds when the brand's account has too little; then the campaign stays where it is.
 */
export const holdAgain = async (trx: Db, campaign: Campaign, context: Context): Promise<void> => {
  const { config, now } = context
  const until = lastEarningDay(config.feeGraceDays)
  const { rows } = await sql<
    Part & { amount: number; until: string | null }
  >`SELECT ${columns}, h.amount, ${until} AS until FROM ${tables}
    ${lastHold}
    WHERE p.brand_id = ${campaign.brand_id} AND p.campaign_id = ${campaign.id} AND ${wentWithArchive}
    AND ${canStillEarn(dayOf(now), config.feeGraceDays)} ORDER BY p.id`.execute(trx)
  for (const part of rows) {
    const moved = await holdForParticipation(trx, {
      brandId: part.brand_id,
      participationId: part.id,
      amount: part.amount,
      now,
    })
    if (!moved) continue
    await record(trx, part, 'fee_held_again', moved, context)
    const mail = await creatorMailOf(trx, part, { campaign: campaign.name, appUrl: config.appUrl })
    if (mail)
      await enqueueMail(
        trx,
        feeHeldAgainMail({ ...mail, amount: moved.amount, brand: part.brand_name, until: part.until }),
      )
  }
}
