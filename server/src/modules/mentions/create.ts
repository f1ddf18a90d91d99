import type { Selectable } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Mention, MentionKind, Participation, StoreParticipation } from '@samspel/api'
import { piecesLeftOf } from '@samspel/api/campaign-rules'
import type { CreatorCaller } from '../../auth/caller'
import { alertOf } from '../../caption-checks'
import type { Body, Context } from '../../context'
import { dayOf } from '../../days'
import type { DraftPictures } from '../../db/tables/campaigns'
import { type Db, transact } from '../../db/transact'
import type { DB } from '../../db/types'
import { mayBePublished } from '../../draft-state'
import { AppError, invalid } from '../../errors'
import { countersOf } from '../../mention-kinds'
import { termsThatHold } from '../../terms-that-hold'
import { campaignChanged, recordCampaignEvent } from '../campaigns'
import { dropEnding } from '../endings'
import { postToThread } from '../messages'
import { arriveByPost } from '../parcels'
import {
  authorizeParticipation,
  getParticipation,
  lockForCreator,
  mentionChanged,
  participationFactsOf,
} from '../participations'
import { authorizePass, findOffer, findOwn, getOwnPass } from '../stores'
import { approveAsDrafted } from './decide'
import { picturesOf } from './draft-match'
import { notifyStaffOfPost } from './notices'
import { idOf, keysOf, lockOwner, ofParticipation, type Owner, publishOwnerChanged, toldOf } from './owners'
import { contentErrors, partErrors, refuse, takeLinkOf } from './parts'
import { getMention } from './queries'

type Fields = Body<'createMention'>['mention']
type Post = Selectable<DB['instagram_posts']>

/** Requires the creator's own post, of the given kind and not used in another mention. Its row stays locked until the mention is stored. */
const findPost = async (
  trx: Db,
  instagramerId: string,
  { kind, instagramPostId }: Fields,
): Promise<Post | undefined> => {
  if (!instagramPostId) return undefined
  const post = await trx
    .selectFrom('instagram_posts')
    .selectAll()
    .where('id', '=', instagramPostId)
    .where('instagramer_id', '=', instagramerId)
    .forUpdate()
    .executeTakeFirst()
  if (!post) throw invalid({ instagramPostId: ['not_yours'] })
  if (post.story !== (kind === 'story')) throw invalid({ kind: ['invalid'] })
  const used = await trx
    .selectFrom('mentions')
    .select('id')
    .where('instagramer_id', '=', instagramerId)
    .where('instagram_post_id', '=', post.id)
    .executeTakeFirst()
  if (used) throw invalid({ instagramPostId: ['already_used'] })
  return post
}

/** Kinds of which something is still asked of this creator. */
const kindsAskedOf = async (trx: Db, owner: Owner): Promise<MentionKind[]> =>
  piecesLeftOf(await termsThatHold(trx, idOf(owner)), countersOf(owner)).map(({ kind }) => kind)

/** Inserts a mention; the caller holds the locks. */
const write = async (
  trx: Db,
  { caller, now, live, config }: Context<CreatorCaller>,
  {
    campaign,
    owner,
    asked,
    fields,
    pictures,
  }: {
    campaign: Selectable<DB['campaigns']>
    owner: Owner
    asked: readonly MentionKind[]
    fields: Fields
    pictures: DraftPictures | null
  },
): Promise<Mention> => {
  if (!asked.includes(fields.kind)) throw invalid({ kind: ['kind_not_asked'] })
  if (fields.kind !== 'content' && !(await mayBePublished(trx, idOf(owner)))) throw new AppError('draft_not_approved')
  const post = await findPost(trx, caller.id, fields)
  const row = {
    id: uuidv7(),
    brand_id: owner.brand_id,
    campaign_id: campaign.id,
    ...keysOf(owner),
    instagramer_id: caller.id,
  }
  const taken = fields.linkPost && (await takeLinkOf(trx, { row, campaign, link: fields.linkPost }, { config, now }))
  await trx
    .insertInto('mentions')
    .values({
      ...row,
      kind: fields.kind,
      instagram_post_id: post?.id ?? null,
      draft_pictures: pictures,
      created_at: now.toISOString(),
      link_post: taken ? JSON.stringify(taken.link) : null,
      content_post: fields.contentPost ? JSON.stringify(fields.contentPost) : null,
      alert: alertOf({
        kind: fields.kind,
        caption: post?.caption ?? fields.contentPost?.text ?? '',
        accounts: campaign.mentions,
        hashtags: campaign.hashtags,
      }),
    })
    .execute()
  await taken?.keep()
  // Who hands in stays.
  await dropEnding(trx, {
    brandId: row.brand_id,
    campaignId: row.campaign_id,
    instagramerId: caller.id,
    ...idOf(owner),
  })
  await recordCampaignEvent(trx, {
    brandId: row.brand_id,
    campaignId: row.campaign_id,
    act: 'mention_created',
    actor: caller,
    now,
  })
  await postToThread(trx, { caller, now, live }, { ...toldOf(owner, row.id), kind: 'mention_created' })
  await notifyStaffOfPost(
    trx,
    { live, now, config },
    { mentionId: row.id, campaign, creator: caller.name, kind: 'post' },
  )
  for (const event of [mentionChanged(row), campaignChanged(campaign)]) await live.publish(trx, event)
  await publishOwnerChanged(trx, live, owner)
  await approveAsDrafted(trx, row.id, { now, live, config })
  return getMention({ db: trx, caller, now, config }, row.id)
}

/** Submits a creator's mention for an approved participation, of a kind that the campaign accepts. */
export const createMention = async (
  context: Context<CreatorCaller>,
  { participationId, fields }: { participationId: string; fields: Fields },
): Promise<{ mention: Mention; participation: Participation }> => {
  const { caller, now } = context
  const place = { participation_id: participationId, store_participation_id: null }
  const pictures = await picturesOf(context, place, fields.instagramPostId)
  return transact(context.db, async (trx) => {
    const { campaign, row } = await lockForCreator(trx, participationId, caller)
    refuse(partErrors(fields))
    refuse(await contentErrors(trx, fields))
    const owner = ofParticipation(row)
    const asked = await kindsAskedOf(trx, owner)
    authorizeParticipation(caller, 'postMention', {
      ...participationFactsOf(campaign, row),
      asksForPosts: asked.length > 0,
    })
    await arriveByPost(trx, row, { actor: caller, now })
    return {
      mention: await write(trx, context, { campaign, owner, asked, fields, pictures }),
      participation: await getParticipation(trx, participationId, context),
    }
  })
}

/** Submits a creator's mention for a product picked up at a store. */
export const createStoreMention = async (
  context: Context<CreatorCaller>,
  { storeParticipationId, fields }: { storeParticipationId: string; fields: Fields },
): Promise<{ mention: Mention; storeParticipation: StoreParticipation }> => {
  const { caller, now } = context
  const place = { participation_id: null, store_participation_id: storeParticipationId }
  const pictures = await picturesOf(context, place, fields.instagramPostId)
  return transact(context.db, async (trx) => {
    const own = await findOwn(trx, storeParticipationId)
    const offer = own && (await findOffer(trx, own.store_campaign_id, dayOf(now)))
    if (!offer || own.instagramer_id !== caller.id) throw new AppError('not_found')
    const { campaign, owner } = await lockOwner(trx, {
      brand_id: own.brand_id,
      campaign_id: offer.campaign_id,
      participation_id: null,
      store_participation_id: own.id,
    })
    refuse(partErrors(fields))
    refuse(await contentErrors(trx, fields))
    const asked = await kindsAskedOf(trx, owner)
    authorizePass(caller, 'postMention', {
      instagramerId: owner.instagramer_id,
      isPickedUp: owner.takesPart,
      feeReturned: owner.fee_returned_at !== null,
      campaignState: campaign.state,
      asksForPosts: asked.length > 0,
    })
    return {
      mention: await write(trx, context, { campaign, owner, asked, fields, pictures }),
      storeParticipation: await getOwnPass(trx, offer, caller, now),
    }
  })
}
