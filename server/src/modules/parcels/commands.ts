import { sql } from 'kysely'
import type { ParcelCounts, ParcelRow as BoardRow } from '@samspel/api'
import { trackingOf } from '@samspel/api/tracking'
import type { UserCaller } from '../../auth/caller'
import { mayFor } from '../../auth/roles'
import type { Body, Context } from '../../context'
import { dayOf } from '../../days'
import { type Db, transact } from '../../db/transact'
import { AppError, invalid } from '../../errors'
import { dropLater } from '../../outbox/outbox'
import { campaignChanged, countParcels, lockOwnCampaign, recordCampaignEvent } from '../campaigns'
import { withdrawNotices } from '../notices'
import { parcelChanged } from './events'
import { lockParcelFor, lockParts } from './lock'
import { notifyOfMissing, notifyOfSent, notifyOfTakenBack, undoSeconds } from './notices'
import { authorizeParcel } from './policies'
import { findParcel, type ParcelRow, selectParcels } from './rows'
import { factsOf, toBoardRow } from './serialize'

type Staff = Context<UserCaller>

/** A parcel of the board as it is now, with what its campaign's parcels add up to. */
export const boardAnswer = async (
  trx: Db,
  context: Staff,
  campaign: Parameters<typeof countParcels>[1],
  parcelId: string,
): Promise<{ parcel: BoardRow; counts: ParcelCounts }> => {
  const row = await findParcel(trx, campaign.brand_id, parcelId)
  if (!row) throw new AppError('not_found')
  return { parcel: toBoardRow(row, context), counts: await countParcels(trx, campaign) }
}

const trackingColumns = ({ carrier, trackingNumber }: Body<'updateParcel'>['parcel']) => {
  if (trackingNumber === undefined) return carrier === undefined ? {} : { carrier }
  if (!trackingNumber?.trim()) return { tracking_number: null, ...(carrier !== undefined && { carrier }) }
  const read = trackingOf(trackingNumber)
  if (!read) throw invalid({ trackingNumber: ['invalid'] })
  const named = read.carrier ?? carrier
  return { tracking_number: read.number, ...(named !== undefined && { carrier: named }) }
}

/** Writes carrier and number of a parcel; `undefined` leaves what is there. */
export const writeTracking = async (
  trx: Db,
  context: Pick<Staff, 'live'>,
  row: ParcelRow,
  change: Partial<Pick<ParcelRow, 'carrier' | 'tracking_number' | 'greeting'>>,
): Promise<void> => {
  if (Object.keys(change).length === 0) return
  await trx.updateTable('parcels').set(change).where('brand_id', '=', row.brand_id).where('id', '=', row.id).execute()
  await context.live.publish(trx, parcelChanged(row))
}

/** Carrier, number and greeting; what was sent keeps its greeting. */
export const updateParcel = async (
  context: Staff,
  { id, parcel }: { id: string } & Body<'updateParcel'>,
): Promise<{ parcel: BoardRow }> =>
  transact(context.db, async (trx) => {
    const { campaign, row } = await lockParcelFor(trx, id, context.caller)
    authorizeParcel(context.caller, 'pack', factsOf(row))
    const { greeting } = parcel
    if (greeting !== undefined && greeting.trim() !== row.greeting && row.sent_at !== null)
      throw new AppError('already_decided')
    const change = { ...trackingColumns(parcel), ...(greeting !== undefined && { greeting: greeting.trim() }) }
    await writeTracking(trx, context, row, change)
    return { parcel: (await boardAnswer(trx, context, campaign, row.id)).parcel }
  })

type Refused = { parcelId: string; reason: 'address_missing' | 'choice_missing' | 'already_decided' | 'not_found' }

const refusalOf = (row: ParcelRow | undefined): Refused['reason'] | undefined => {
  if (!row || row.participation_state !== 'approved' || row.replaced_at !== null) return 'not_found'
  const { state, addressMissing, choiceMissing } = factsOf(row)
  if (state !== 'to_pack') return 'already_decided'
  return addressMissing ? 'address_missing' : choiceMissing ? 'choice_missing' : undefined
}

/** Marks parcels as sent, and tells their creators. What cannot be sent is named and left alone. */
export const sendParcels = async (
  context: Staff,
  { campaignId, parcelIds }: { campaignId: string } & Body<'sendParcels'>,
) =>
  transact(context.db, async (trx) => {
    const { caller, now, live } = context
    const campaign = await lockOwnCampaign(trx, campaignId, caller)
    const ids = [...new Set(parcelIds)]
    const keys = await trx
      .selectFrom('parcels')
      .select('participation_id')
      .where('brand_id', '=', campaign.brand_id)
      .where('campaign_id', '=', campaign.id)
      .where('id', 'in', ids)
      .execute()
    await lockParts(
      trx,
      campaign.brand_id,
      keys.map(({ participation_id: id }) => id),
    )
    const { rows } = await selectParcels(sql`(SELECT * FROM parcels WHERE brand_id = ${campaign.brand_id}
      AND campaign_id = ${campaign.id} AND id = ANY(${ids}::uuid[]))`).execute(trx)
    const refused: Refused[] = []
    const sent: ParcelRow[] = []
    for (const id of ids) {
      const row = rows.find((one) => one.id === id)
      const reason = refusalOf(row)
      if (reason || !row) refused.push({ parcelId: id, reason: reason ?? 'not_found' })
      else {
        authorizeParcel(caller, 'send', factsOf(row))
        sent.push(row)
      }
    }
    if (sent.length > 0) {
      const sentIds = sent.map(({ id }) => id)
      await trx
        .updateTable('parcels')
        .set({ sent_at: now.toISOString(), sent_by: caller.id })
        .where('brand_id', '=', campaign.brand_id)
        .where('id', 'in', sentIds)
        .execute()
      await recordCampaignEvent(trx, {
        brandId: campaign.brand_id,
        campaignId: campaign.id,
        act: 'parcels_sent',
        actor: caller,
        count: sent.length,
        now,
      })
      for (const row of sent) await notifyOfSent(trx, context, row)
      await live.publishAll(trx, sent.map(parcelChanged))
      await live.publish(trx, campaignChanged(campaign))
    }
    const answers = await Promise.all(sent.map(({ id }) => findParcel(trx, campaign.brand_id, id)))
    return {
      parcels: answers.flatMap((row) => (row ? [toBoardRow(row, context)] : [])),
      refused,
      counts: await countParcels(trx, campaign),
    }
  })

/** It was not sent after all; until its creator has said anything about it. */
export const takeBackParcel = async (context: Staff, { id }: { id: string }) =>
  transact(context.db, async (trx) => {
    const { caller, now, live } = context
    const { campaign, row } = await lockParcelFor(trx, id, caller)
    authorizeParcel(caller, 'takeBack', factsOf(row))
    await trx
      .updateTable('parcels')
      .set({ sent_at: null, sent_by: null, arrival_asked_at: null, arrival_asked_again_at: null })
      .where('brand_id', '=', row.brand_id)
      .where('id', '=', row.id)
      .execute()
    await dropLater(trx, { parcelId: row.id })
    await withdrawNotices(trx, context, { kinds: ['parcel_sent'], subjectId: row.participation_id })
    // While it could be undone nothing was said by mail that this would have to take back.
    if (row.sent_at !== null && Date.parse(row.sent_at) + undoSeconds * 1_000 < now.getTime())
      await notifyOfTakenBack(trx, context, row, { isSaid: false })
    await recordCampaignEvent(trx, {
      brandId: row.brand_id,
      campaignId: row.campaign_id,
      act: 'parcel_taken_back',
      actor: caller,
      comment: row.creator_name,
      now,
    })
    await live.publish(trx, parcelChanged(row))
    await live.publish(trx, campaignChanged(campaign))
    return boardAnswer(trx, context, campaign, row.id)
  })

/** Whether the creator was reminded today. */
const isAskedOn = ({ reminded_at: at }: ParcelRow, now: Date) => at !== null && dayOf(at) === dayOf(now)

/** Asks those whose address or choice is missing, once a day at most. */
export const remindOfParcels = async (
  context: Staff,
  { campaignId, parcelIds }: { campaignId: string } & Body<'remindOfParcels'>,
): Promise<{ parcels: BoardRow[] }> =>
  transact(context.db, async (trx) => {
    const { caller, now, live } = context
    const campaign = await lockOwnCampaign(trx, campaignId, caller)
    if (!mayFor(caller, 'followUpWork', campaign.brand_id)) throw new AppError('forbidden')
    const { rows } = await selectParcels(sql`(SELECT * FROM parcels WHERE brand_id = ${campaign.brand_id}
      AND campaign_id = ${campaign.id} AND replaced_at IS NULL AND sent_at IS NULL
      AND ${parcelIds ? sql`id = ANY(${parcelIds}::uuid[])` : sql`true`} ORDER BY id FOR UPDATE)`).execute(trx)
    const asked = rows.filter((row) => {
      const { addressMissing, choiceMissing, participationState } = factsOf(row)
      return (addressMissing || choiceMissing) && participationState === 'approved' && !isAskedOn(row, now)
    })
    if (asked.length === 0) return { parcels: [] }
    await trx
      .updateTable('parcels')
      .set({ reminded_at: now.toISOString() })
      .where('brand_id', '=', campaign.brand_id)
      .where(
        'id',
        'in',
        asked.map(({ id }) => id),
      )
      .execute()
    await recordCampaignEvent(trx, {
      brandId: campaign.brand_id,
      campaignId: campaign.id,
      act: 'parcels_reminded',
      actor: caller,
      count: asked.length,
      now,
    })
    for (const row of asked) await notifyOfMissing(trx, context, row)
    await live.publishAll(trx, asked.map(parcelChanged))
    return { parcels: asked.map((row) => toBoardRow({ ...row, reminded_at: now.toISOString() }, context)) }
  })
