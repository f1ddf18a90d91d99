import { type Selectable, sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { ImagePurchase } from '@samspel/api'
import { actsFor } from '../../auth/brand-scope'
import type { Caller, CreatorCaller, UserCaller } from '../../auth/caller'
import { type Db, transact } from '../../db/transact'
import type { DB } from '../../db/types'
import { AppError, invalid } from '../../errors'
import type { Call } from '../../http/call'
import type { LiveMessage } from '../../live'
import { enqueueMail } from '../../outbox/mails'
import { recordCampaignEvent } from '../campaigns'
import { authorizeMention } from '../mentions'
import { payCreator } from '../wallet'
import { type PurchaseMail, purchaseMail } from './mails'
import { authorizePurchase, canSeePurchase } from './policies'
import * as repository from './repository'

type Row = Selectable<DB['image_purchases']>
type Answer = { imagePurchase: ImagePurchase }
type Context = Pick<Call<'approveImagePurchase'>, 'now' | 'live' | 'config'> & { caller: UserCaller | CreatorCaller }

export const purchaseChanged = ({
  id,
  brand_id: brandId,
  instagramer_id: instagramerId,
}: Pick<Row, 'id' | 'brand_id' | 'instagramer_id'>): LiveMessage => ({
  fact: 'image-purchase-changed',
  ids: { imagePurchaseId: id, brandId, instagramerId },
  audience: { brandId, instagramerId },
})

const answer = async (trx: Db, id: string, caller: Caller): Promise<Answer> => {
  const row = await repository.findPurchase(trx, id)
  if (!row) throw new AppError('not_found')
  return { imagePurchase: repository.toPurchase(row, caller) }
}

/** Writes to the other side, and tells open screens. */
const notifyOtherSide = async (
  trx: Db,
  row: Pick<Row, 'id' | 'brand_id' | 'instagramer_id' | 'price'>,
  kind: PurchaseMail,
  { live, config }: Context,
  said?: string,
) => {
  const addresses = await repository.addressesOf(trx, row.id)
  const mail =
    addresses &&
    !addresses.deleted_at &&
    purchaseMail(kind, addresses, { price: row.price, ...(said && { said }), appUrl: config.appUrl })
  if (mail) await enqueueMail(trx, mail)
  await live.publish(trx, purchaseChanged(row))
}

const record = async (
  trx: Db,
  row: Pick<Row, 'brand_id' | 'campaign_id'>,
  act: 'image_requested' | 'image_approved' | 'image_declined',
  { caller, now }: Context,
  comment?: string,
) => {
  if (row.campaign_id)
    await recordCampaignEvent(trx, {
      brandId: row.brand_id,
      campaignId: row.campaign_id,
      act,
      actor: caller,
      comment,
      now,
    })
}

/** Locks a purchase that the caller may see; others' do not exist. */
const lockOwnPurchase = async (trx: Db, id: string, caller: Caller): Promise<Row> => {
  const row = await repository.lockPurchase(trx, id)
  if (!row || !canSeePurchase(caller, repository.factsOf(row))) throw new AppError('not_found')
  return row
}

/** Asks for a licence to the picture of a post that the brand has approved; one open request for a post at a time. */
export const createImagePurchase = async (call: Call<'createImagePurchase'>): Promise<Answer> =>
  transact(call.db, async (trx) => {
    const { caller, params, body, now } = call
    const { brandId, channels, durationMonths, price, message = '' } = body.imagePurchase
    const post = actsFor(caller.brandIds, brandId)
      ? await repository.findMentionedPost(trx, brandId, params.id)
      : undefined
    if (!post) throw new AppError('not_found')
    authorizeMention(caller, 'buyImage', {
      brandId,
      instagramerId: post.instagramer_id,
      state: post.state,
      // One that is asked for already is told by the conflict.
      hasPicture: Boolean(post.image_url),
    })
    const row = {
      id: uuidv7(),
      brand_id: brandId,
      instagramer_id: post.instagramer_id,
      campaign_id: post.campaign_id,
      price,
    }
    const { rows } =
      await sql`INSERT INTO image_purchases (brand_id, id, campaign_id, mention_id, instagram_post_id, instagramer_id, channels, duration_months, price, message, requested_by, created_at)
    VALUES (${brandId}, ${row.id}, ${post.campaign_id}, ${post.mention_id}, ${params.id}, ${post.instagramer_id}, ${channels}::text[], ${durationMonths}, ${price}, ${message.trim()}, ${caller.id}, ${now})
    ON CONFLICT (brand_id, instagram_post_id) WHERE state IN ('requested', 'pending') DO NOTHING RETURNING id`.execute(
        trx,
      )
    if (rows.length === 0) throw new AppError('conflict')
    await record(trx, row, 'image_requested', call)
    await notifyOtherSide(trx, row, 'requested', call, message.trim())
    return answer(trx, row.id, caller)
  })

/** The creator says yes, with an own upload in full size where there is one. */
export const acceptImagePurchase = async (call: Call<'acceptImagePurchase'>): Promise<Answer> =>
  transact(call.db, async (trx) => {
    const { caller, params, body, now } = call
    const row = await lockOwnPurchase(trx, params.id, caller)
    authorizePurchase(caller, 'accept', repository.factsOf(row))
    const { originalUrl = null } = body
    const upload =
      originalUrl &&
      (await trx
        .selectFrom('uploads')
        .select('id')
        .where('url', '=', originalUrl)
        .where('instagramer_id', '=', caller.id)
        .executeTakeFirst())
    if (originalUrl && !upload) throw invalid({ originalUrl: ['not_found'] })
    await trx
      .updateTable('image_purchases')
      .set({ state: 'pending', original_url: originalUrl, answered_at: now.toISOString() })
      .where('brand_id', '=', row.brand_id)
      .where('id', '=', row.id)
      .execute()
    await notifyOtherSide(trx, row, 'accepted', call)
    return answer(trx, row.id, caller)
  })

/** Pays the creator; the state, the money and the licence's first day are one transaction. */
export const approveImagePurchase = async (call: Call<'approveImagePurchase'>): Promise<Answer> =>
  transact(call.db, async (trx) => {
    const { caller, params, now, live } = call
    const row = await lockOwnPurchase(trx, params.id, caller)
    authorizePurchase(caller, 'approve', repository.factsOf(row))
    const {
      rows: [place],
    } = await sql<{ name: string | null }>`SELECT (SELECT name FROM campaigns
      WHERE brand_id = ${row.brand_id} AND id = ${row.campaign_id}) AS name`.execute(trx)
    const moved = await payCreator(trx, {
      brandId: row.brand_id,
      instagramerId: row.instagramer_id,
      amount: row.price * 100,
      title: place?.name ? `Bildlicens: ${place.name}` : 'Bildlicens',
      campaignId: row.campaign_id,
      createdBy: caller.id,
      now,
    })
    await trx
      .updateTable('image_purchases')
      .set({ state: 'approved', decided_at: now.toISOString(), decided_by: caller.id })
      .where('brand_id', '=', row.brand_id)
      .where('id', '=', row.id)
      .execute()
    await record(trx, row, 'image_approved', call)
    for (const event of moved?.events ?? []) await live.publish(trx, event)
    await notifyOtherSide(trx, row, 'paid', call)
    return answer(trx, row.id, caller)
  })

/**
 * Either side says no, and why: the creator to what was asked, the brand until it has paid. Whoever saw another state than it has by now is
 * too late.
 */
export const declineImagePurchase = async (call: Call<'declineImagePurchase'>): Promise<Answer> =>
  transact(call.db, async (trx) => {
    const { caller, params, body, now } = call
    const row = await lockOwnPurchase(trx, params.id, caller)
    const { reason, from = 'requested' } = body
    if (row.state !== from) throw new AppError('already_decided')
    const isCreator = caller.kind === 'instagramer'
    authorizePurchase(caller, 'decline', repository.factsOf(row))
    await trx
      .updateTable('image_purchases')
      .set({
        state: 'declined',
        declined_by: isCreator ? 'creator' : 'brand',
        decline_reason: reason,
        decided_at: now.toISOString(),
        ...(isCreator ? { answered_at: now.toISOString() } : { decided_by: caller.id }),
      })
      .where('brand_id', '=', row.brand_id)
      .where('id', '=', row.id)
      .execute()
    await record(trx, row, 'image_declined', call, reason)
    await notifyOtherSide(trx, row, isCreator ? 'declinedByCreator' : 'declinedByBrand', call, reason)
    return answer(trx, row.id, caller)
  })
