import { type Selectable, sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { ImagePurchase } from '@samspel/api'
import type { Caller, CreatorCaller, UserCaller } from '../../auth/caller'
import { mayFor } from '../../auth/roles'
import type { Body, Context } from '../../context'
import { dayOf } from '../../days'
import { type Db, transact } from '../../db/transact'
import type { DB } from '../../db/types'
import { AppError, invalid } from '../../errors'
import { requireWithinLimit } from '../approval-limits'
import { recordCampaignEvent } from '../campaigns'
import { authorizeMention } from '../mentions'
import { postToThread, type Told } from '../messages'
import { payCreator } from '../wallet'
import { notifyOtherSide } from './notices'
import { authorizePurchase, canSeePurchase } from './policies'
import * as repository from './repository'

type Row = Selectable<DB['image_purchases']>
type Answer = { imagePurchase: ImagePurchase }
type AnyContext = Context<UserCaller | CreatorCaller>

const answer = async (trx: Db, id: string, { caller, now }: { caller: Caller; now: Date }): Promise<Answer> => {
  const row = await repository.findPurchase(trx, id)
  if (!row) throw new AppError('not_found')
  return { imagePurchase: repository.toPurchase(row, caller, dayOf(now)) }
}

const record = async (
  trx: Db,
  row: Pick<Row, 'brand_id' | 'campaign_id'>,
  act: 'image_requested' | 'image_approved' | 'image_declined',
  { caller, now }: AnyContext,
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

/** Posts a system notice to the thread between brand and creator. */
const tell = (
  trx: Db,
  { caller, now, live }: AnyContext,
  row: Pick<Row, 'id' | 'brand_id' | 'instagramer_id' | 'campaign_id'>,
  kind: Told['kind'],
  text?: string,
) =>
  postToThread(
    trx,
    { caller, now, live },
    {
      brandId: row.brand_id,
      instagramerId: row.instagramer_id,
      campaignId: row.campaign_id,
      imagePurchaseId: row.id,
      kind,
      text: text || null,
    },
  )
/** Locks a purchase the caller may see; any other gives a 404. */
const lockOwnPurchase = async (trx: Db, id: string, caller: Caller): Promise<Row> => {
  const row = await repository.lockPurchase(trx, id)
  if (!row || !canSeePurchase(caller, repository.factsOf(row))) throw new AppError('not_found')
  return row
}

/** Requests a licence for the picture of an approved post; a post can have one open request at a time. */
export const createImagePurchase = async (
  context: Context<UserCaller>,
  {
    postId,
    brandId,
    channels,
    durationMonths,
    price,
    message = '',
  }: { postId: string } & Body<'createImagePurchase'>['imagePurchase'],
): Promise<Answer> =>
  transact(context.db, async (trx) => {
    const { caller, now } = context
    const post = mayFor(caller, 'buyPictures', brandId)
      ? await repository.findMentionedPost(trx, brandId, postId)
      : undefined
    if (!post) throw new AppError('not_found')
    authorizeMention(caller, 'buyImage', {
      brandId,
      instagramerId: post.instagramer_id,
      state: post.state,
      // A request that already exists is reported by the conflict.
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
    VALUES (${brandId}, ${row.id}, ${post.campaign_id}, ${post.mention_id}, ${postId}, ${post.instagramer_id}, ${channels}::text[], ${durationMonths}, ${price}, ${message.trim()}, ${caller.id}, ${now})
    ON CONFLICT (brand_id, instagram_post_id) WHERE state IN ('requested', 'pending') DO NOTHING RETURNING id`.execute(
        trx,
      )
    if (rows.length === 0) throw new AppError('conflict')
    await record(trx, row, 'image_requested', context)
    await tell(trx, context, row, 'image_requested', message.trim())
    await notifyOtherSide(trx, row, 'requested', context, message.trim())
    return answer(trx, row.id, { caller, now })
  })

/** The creator accepts, optionally with an upload of the full-size picture. */
export const acceptImagePurchase = async (
  context: Context<CreatorCaller>,
  { id, originalUrl }: { id: string } & Body<'acceptImagePurchase'>,
): Promise<Answer> =>
  transact(context.db, async (trx) => {
    const { caller, now } = context
    const row = await lockOwnPurchase(trx, id, caller)
    authorizePurchase(caller, 'accept', repository.factsOf(row))
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
      .set({ state: 'pending', original_url: originalUrl ?? null, answered_at: now.toISOString() })
      .where('brand_id', '=', row.brand_id)
      .where('id', '=', row.id)
      .execute()
    await tell(trx, context, row, 'image_accepted')
    await notifyOtherSide(trx, row, 'accepted', context)
    return answer(trx, row.id, { caller, now })
  })

/** Pays the creator; state, money and the start of the licence change in one transaction. */
export const approveImagePurchase = async (context: Context<UserCaller>, { id }: { id: string }): Promise<Answer> =>
  transact(context.db, async (trx) => {
    const { caller, now, live } = context
    const row = await lockOwnPurchase(trx, id, caller)
    authorizePurchase(caller, 'approve', repository.factsOf(row))
    const {
      rows: [place],
    } = await sql<{ name: string | null }>`SELECT (SELECT name FROM campaigns
      WHERE brand_id = ${row.brand_id} AND id = ${row.campaign_id}) AS name`.execute(trx)
    await requireWithinLimit(trx, { caller, brandId: row.brand_id, amount: row.price * 100, now })
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
    await record(trx, row, 'image_approved', context)
    for (const event of moved?.events ?? []) await live.publish(trx, event)
    await tell(trx, context, row, 'image_bought')
    await notifyOtherSide(trx, row, 'paid', context)
    return answer(trx, row.id, { caller, now })
  })

/**
 * Either side declines with a reason: the creator the request, the brand until it has paid. Callers who saw an outdated state are refused.
 */
export const declineImagePurchase = async (
  context: AnyContext,
  { id, reason, from = 'requested' }: { id: string } & Body<'declineImagePurchase'>,
): Promise<Answer> =>
  transact(context.db, async (trx) => {
    const { caller, now } = context
    const row = await lockOwnPurchase(trx, id, caller)
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
    await record(trx, row, 'image_declined', context, reason)
    await tell(trx, context, row, 'image_declined', reason)
    await notifyOtherSide(trx, row, isCreator ? 'declinedByCreator' : 'declinedByBrand', context, reason)
    return answer(trx, row.id, { caller, now })
  })
