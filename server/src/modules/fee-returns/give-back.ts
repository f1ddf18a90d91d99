import { sql } from 'kysely'
import type { FeeReturnReason } from '@samspel/api'
import type { UserCaller } from '../../auth/caller'
import { dayOf } from '../../days'
import type { Db } from '../../db/transact'
import type { AppContext } from '../../http/call'
import type { Mail } from '../../outbox/mails'
import { recordCampaignEvent } from '../campaigns'
import { notify } from '../notices'
import { participationChanged } from '../participations'
import { holdFee, holdsWithParts, lastDayOfHold, type Moved, returnHold, wentWithArchive } from '../wallet'
import { ownerOf } from './due'
import { feeHeldAgainMail, feeReturnedMail, type PartMail } from './mails'
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
  brand_id: string
  campaign_id: string
  participation_id: string | null
  store_participation_id: string | null
  store_campaign_id: string | null
  is_picked_up: boolean
  instagramer_id: string
  creator: string
  brand_name: string
}

/** A hold with what its history and its mails say; speaks of the holds `h`. */
const columns = sql`h.brand_id, h.campaign_id, h.participation_id, h.store_participation_id, sp.store_campaign_id, coalesce(sp.state = 'picked_up', false) AS is_picked_up, h.instagramer_id, i.name || ' (@' || i.username || ')' AS creator, b.name AS brand_name`
const tables = sql`${holdsWithParts} JOIN instagramers i ON i.id = h.instagramer_id JOIN brands b ON b.id = h.brand_id`

/** Tells the creator, and where it leads: to the collaboration, or to the pass. */
const notifyCreator = (
  trx: Db,
  part: Part,
  campaign: Campaign,
  { config, live, now }: Context,
  { kind, amount, write }: { kind: 'fee_returned' | 'fee_held_again'; amount: number; write: (mail: PartMail) => Mail },
) => {
  const href = part.store_campaign_id
    ? `/store-campaigns/${part.store_campaign_id}/pass`
    : `/assignments/${part.participation_id ?? ''}`
  return notify(
    trx,
    { config, live, now },
    {
      to: { instagramerId: part.instagramer_id },
      kind,
      subjectId: part.participation_id ?? part.store_participation_id ?? campaign.id,
      brandId: part.brand_id,
      href,
      facts: { brand: part.brand_name, campaign: campaign.name, amount },
      mail: (reader) =>
        write({
          ...reader,
          appUrl: config.appUrl,
          campaign: campaign.name,
          participationId: part.participation_id ?? '',
          href: new URL(href, config.appUrl).href,
          brand: part.brand_name,
        }),
    },
  )
}

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
  await live.publishAll(trx, moved.events)
  if (part.participation_id) await live.publish(trx, participationChanged({ ...part, id: part.participation_id }))
}

/** Gives back what is held for one participation or pass, if anything; answers how much. Its campaign is locked by the caller. */
const giveBack = async (
  trx: Db,
  campaign: Campaign,
  part: Part,
  reason: FeeReturnReason,
  context: Context,
): Promise<number> => {
  const moved = await returnHold(trx, { brandId: part.brand_id, ...ownerOf(part), reason, now: context.now })
  if (!moved) return 0
  await record(trx, part, 'fee_returned', moved, context)
  // The mail about the cancelled campaign says it (campaigns/mails.ts); whoever has picked up gets none.
  if (reason !== 'cancelled' || part.is_picked_up)
    await notifyCreator(trx, part, campaign, context, {
      kind: 'fee_returned',
      amount: moved.amount,
      write: (mail) => feeReturnedMail({ ...mail, reason, amount: moved.amount }),
    })
  return moved.amount
}

export const giveBackOne = async (
  trx: Db,
  campaign: Campaign,
  holdId: string,
  reason: FeeReturnReason,
  context: Context,
): Promise<number> => {
  const {
    rows: [part],
  } = await sql<Part>`SELECT ${columns} FROM ${tables}
    WHERE h.brand_id = ${campaign.brand_id} AND h.id = ${holdId}`.execute(trx)
  return part ? giveBack(trx, campaign, part, reason, context) : 0
}

/** A campaign is archived: all that is held for it goes back. Answers öre by participation; those of passes are told of by their own mail. */
export const giveBackAll = async (
  trx: Db,
  campaign: Campaign,
  reason: 'archived' | 'cancelled',
  context: Context,
): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await sql<Part>`SELECT ${columns} FROM ${tables}
    WHERE h.brand_id = ${campaign.brand_id} AND h.campaign_id = ${campaign.id} AND h.state = 'held'
    ORDER BY h.participation_id, h.store_participation_id`.execute(trx)
  const returned = new Map<string, number>()
  for (const part of rows) {
    const amount = await giveBack(trx, campaign, part, reason, context)
    if (part.participation_id) returned.set(part.participation_id, amount)
  }
  await notifyBrand(trx, campaign.id, context)
  return returned
}

/**
 * A campaign comes back from the archive: what went back with it is held anew for those whose time has not run out, and they are told.
 * insufficient_funds when the brand's account has too little; then the campaign stays where it is.
 */
export const holdAgain = async (trx: Db, campaign: Campaign, context: Context): Promise<void> => {
  const { config, now } = context
  const [grace, today] = [config.feeGraceDays, dayOf(now)]
  const { rows } = await sql<Part & { amount: number; until: string | null }>`SELECT * FROM (
      SELECT ${columns}, h.amount, ${lastDayOfHold(grace)} AS until
      FROM ${tables} WHERE h.brand_id = ${campaign.brand_id} AND h.campaign_id = ${campaign.id}
        AND ${wentWithArchive}) went
    WHERE coalesce(until >= ${today}::date, true) ORDER BY participation_id, store_participation_id`.execute(trx)
  for (const part of rows) {
    const moved = await holdFee(trx, { brandId: part.brand_id, ...ownerOf(part), amount: part.amount, now })
    if (!moved) continue
    await record(trx, part, 'fee_held_again', moved, context)
    await notifyCreator(trx, part, campaign, context, {
      kind: 'fee_held_again',
      amount: moved.amount,
      write: (mail) => feeHeldAgainMail({ ...mail, amount: moved.amount, until: part.until }),
    })
  }
}
