import type { Selectable } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Campaign } from '@samspel/api'
import type { UserCaller } from '../../auth/caller'
import type { Context } from '../../context'
import { type Db, transact } from '../../db/transact'
import type { DB } from '../../db/types'
import { findChoice, writeChoice } from './chosen-stores-repository'
import { lockOwnCampaign } from './commands'
import { campaignChanged } from './events'
import { recordCampaignEvent } from './history'
import { authorizeCampaign } from './policies'
import { getCampaign } from './queries'
import { requireRoomForDraft } from './room-for-drafts'
import { lockedFactsOf } from './serialize'
import { termsOf } from './terms'

const nameMax = 120

/** Writes a draft with the fields of another campaign of the brand, without its days, which have passed, and its counters; returns its id. */
export const copyCampaign = async (
  trx: Db,
  { caller, now, live }: Pick<Context<UserCaller>, 'caller' | 'now' | 'live'>,
  from: Selectable<DB['campaigns']>,
): Promise<string> => {
  await requireRoomForDraft(trx, from.brand_id)
  const id = uuidv7()
  const at = now.toISOString()
  const { locale } = await trx
    .selectFrom('users')
    .select('locale')
    .where('id', '=', caller.id)
    .executeTakeFirstOrThrow()
  const suffix = locale === 'en' ? ' (copy)' : ' (kopia)'
  await trx
    .insertInto('campaigns')
    .values({
      brand_id: from.brand_id,
      id,
      name: `${from.name.slice(0, nameMax - suffix.length)}${suffix}`,
      type: from.type,
      caption: from.caption,
      excerpt: from.excerpt,
      product_image_url: from.product_image_url,
      product_image_focus: from.product_image_focus && JSON.stringify(from.product_image_focus),
      inspiration_image_url: from.inspiration_image_url,
      products: JSON.stringify(from.products),
      instructions: from.instructions,
      hashtags: from.hashtags,
      mentions: from.mentions,
      country: from.country,
      categories: from.categories,
      min_followers: from.min_followers,
      max_followers: from.max_followers,
      is_public: from.is_public,
      delivery_method: from.delivery_method,
      package: from.package,
      package_info: from.package_info,
      wanted_reach: from.wanted_reach,
      logistics_cost_per_participant: from.logistics_cost_per_participant,
      target_number_of_instagramers: from.target_number_of_instagramers,
      enable_tax_addon: from.enable_tax_addon,
      community_list_ids: from.community_list_ids,
      enable_posts: from.enable_posts,
      enable_stories: from.enable_stories,
      payment_type: from.payment_type,
      payment_link_type: from.payment_link_type,
      payment_link_title: from.payment_link_title,
      require_uploaded_content: from.require_uploaded_content,
      enable_paid_collaborations: from.enable_paid_collaborations,
      paid_collaboration_price: from.paid_collaboration_price,
      terms: JSON.stringify(termsOf(from)),
      start_at: null,
      end_at: null,
      due_at: null,
      send_by: null,
      duplicated_from: from.id,
      created_by: caller.id,
      created_at: at,
      updated_at: at,
    })
    .execute()
  const stores = await findChoice(trx, from)
  if (stores) await writeChoice(trx, { brand_id: from.brand_id, id }, stores.choice, now)
  await recordCampaignEvent(trx, {
    brandId: from.brand_id,
    campaignId: id,
    act: 'duplicated',
    actor: caller,
    comment: from.name,
    now,
  })
  await live.publish(trx, campaignChanged({ id, brand_id: from.brand_id }))
  return id
}

/** Creates a draft from another of the brand's campaigns. */
export const duplicateCampaign = async (call: Context<UserCaller>, { id: fromId }: { id: string }): Promise<Campaign> =>
  transact(call.db, async (trx) => {
    const { caller, now } = call
    const from = await lockOwnCampaign(trx, fromId, caller)
    authorizeCampaign(caller, 'duplicate', lockedFactsOf(from, now))
    return getCampaign(trx, await copyCampaign(trx, call, from), caller, now)
  })
