import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { Mention, Participation, StoreParticipation } from '@samspel/api'
import type { CreatorCaller } from '../../auth/caller'
import { alertOf, checksOf } from '../../caption-checks'
import type { Body, Context } from '../../context'
import { dayOf } from '../../days'
import { type Db, transact } from '../../db/transact'
import { AppError, type FieldErrors, invalid } from '../../errors'
import { dropLater } from '../../outbox/outbox'
import { campaignChanged, recordCampaignEvent } from '../campaigns'
import { postToThread } from '../messages'
import { getParticipation, mentionChanged } from '../participations'
import { findAccount, openProvider, type SocialPost, toldOf as figuresTold, toSocialPost } from '../social'
import { findOffer, getOwnPass } from '../stores'
import { approveAsDrafted } from './decide'
import { picturesOf } from './draft-match'
import { notifyStaffOfPost } from './notices'
import { lockOwner, publishOwnerChanged, toldOf } from './owners'
import { contentErrors, refuse, takeLinkOf } from './parts'
import { authorizeMention, isSentBack } from './policies'
import { getMention } from './queries'
import { findKeys, findMention, lockMention } from './repository'

type Fields = Body<'resubmitMention'>['mention']

/** Content must be rewritten. A link may stay the same, since its target may have changed. A post is read again from the network. */
const partErrors = (kind: Mention['kind'], { linkPost, contentPost }: Fields): FieldErrors => {
  if (kind !== 'link' && linkPost) return { linkPost: ['invalid'] }
  if (kind !== 'content' && contentPost) return { contentPost: ['invalid'] }
  return kind === 'content' && !contentPost ? { contentPost: ['required'] } : {}
}

/**
 * The mention's post in its current state at the network, and whether its text differs from what was handed in. Captured stories, and posts
 * of creators without a connected account, stay as stored: what changed there is not known.
 */
const readAnew = async (
  { db, config, now, caller }: Context<CreatorCaller>,
  postId: string,
): Promise<{ post: SocialPost; changed: boolean | null; before: string }> => {
  const row = await db.selectFrom('instagram_posts').selectAll().where('id', '=', postId).executeTakeFirstOrThrow()
  const account = await findAccount(db, caller.id)
  const provider = openProvider({ db, config, now })
  const known = toSocialPost(row)
  if (!account || account.connectedIgUserId === null || row.captured_at !== null)
    return { post: known, changed: null, before: known.caption }
  const fresh = await provider.readPost(account, known)
  if (fresh.ok) return { post: fresh.value, changed: fresh.value.caption !== known.caption, before: known.caption }
  if (fresh.why === 'gone') throw invalid({ instagramPostId: ['not_found'] })
  throw new AppError(fresh.why === 'not_allowed' ? 'provider_sign_in_needed' : 'provider_unavailable')
}

/** What the network does not tell now keeps the last figure. */
const keepPost = (trx: Db, id: string, post: SocialPost, now: Date) => {
  const { reach, views, saved, shares, interactions } = figuresTold(post)
  return trx
    .updateTable('instagram_posts')
    .set({
      caption: post.caption,
      permalink: post.permalink,
      reel: post.reel,
      ...(reach !== null && { reach, reach_read: true, refreshed_at: now.toISOString() }),
      ...(views !== null && { views }),
      ...(saved !== null && { saved }),
      ...(shares !== null && { shares }),
      ...(interactions !== null && { interactions }),
      ...(post.likesCount !== null && { likes_count: post.likesCount }),
      ...(post.commentsCount !== null && { comments_count: post.commentsCount }),
    })
    .where('id', '=', id)
    .execute()
}

/** Asked again under the locks of a resubmission; this spares the network a mention that is not waiting for changes. */
const findSentBack = async ({ db, caller }: Context<CreatorCaller>, id: string) => {
  const place = await findKeys(db, id)
  if (!place || place.instagramer_id !== caller.id) throw new AppError('not_found')
  if (!isSentBack({ state: place.state, decisionKind: place.decision_kind })) throw new AppError('illegal_transition')
  return place
}

/** How a post that was sent back reads now. Nothing is kept, so that the next resubmission is compared with what was handed in. */
export const readAgain = async (context: Context<CreatorCaller>, id: string) => {
  const place = await findSentBack(context, id)
  if (!place.instagram_post_id) throw invalid({ instagramPostId: ['required'] })
  const { post, changed } = await readAnew(context, place.instagram_post_id)
  const { kind } = place
  const row = await findMention(context.db, id)
  if (!row) throw new AppError('not_found')
  const { campaign_mentions: accounts, campaign_hashtags: hashtags } = row
  const dueAt = row.own_due_at ?? row.campaign_due_at
  const postedAt = post.createdAt.toISOString()
  return {
    reading: {
      caption: post.caption,
      changed,
      checks: checksOf({ kind, caption: post.caption, postedAt, dueAt, accounts, hashtags }),
    },
  }
}

/** Resubmits a mention after changes were requested. Counters move only with the next approval. */
export const resubmit = async (
  context: Context<CreatorCaller>,
  { id, fields, evenIfUnchanged = false }: { id: string; fields: Fields; evenIfUnchanged?: boolean | undefined },
): Promise<{ mention: Mention; participation?: Participation; storeParticipation?: StoreParticipation }> => {
  const { db, caller, now, live, config } = context
  const place = await findSentBack(context, id)
  refuse(partErrors(place.kind, fields))
  refuse(await contentErrors(db, fields))
  // No locks are held while waiting for the network.
  const read = place.instagram_post_id ? await readAnew(context, place.instagram_post_id) : undefined
  const post = read?.post
  const pictures = await picturesOf(context, place, place.instagram_post_id)

  return transact(db, async (trx) => {
    const { campaign, owner } = await lockOwner(trx, place)
    const mention = await lockMention(trx, place.brand_id, place.id)
    if (!mention) throw new AppError('not_found')
    // It changed in the meantime: the brand withdrew its request, or the creator has already resubmitted.
    if (mention.state !== place.state || mention.decision_kind !== place.decision_kind)
      throw new AppError('already_decided')
    authorizeMention(caller, 'resubmit', {
      brandId: mention.brand_id,
      instagramerId: mention.instagramer_id,
      state: mention.state,
      decisionKind: mention.decision_kind,
      takesPart: owner.takesPart,
      campaignState: campaign.state,
      feeReturned: owner.fee_returned_at !== null,
    })
    const { linkPost, contentPost } = fields
    const isSame = read?.changed === false || (contentPost && isDeepStrictEqual(contentPost, mention.content_post))
    if (isSame && !evenIfUnchanged) throw new AppError('mention_unchanged')
    if (post && mention.instagram_post_id) await keepPost(trx, mention.instagram_post_id, post, now)
    const caption = post?.caption ?? contentPost?.text ?? ''
    const taken = linkPost && (await takeLinkOf(trx, { row: mention, campaign, link: linkPost }, { config, now }))
    await trx
      .updateTable('mentions')
      .set({
        state: 'pending',
        decision_kind: null,
        decided_at: null,
        decided_by: null,
        revision: sql<number>`revision + 1`,
        draft_pictures: pictures,
        resubmitted_at: now.toISOString(),
        alert: alertOf({ kind: mention.kind, caption, accounts: campaign.mentions, hashtags: campaign.hashtags }),
        ...(taken && { link_post: JSON.stringify(taken.link) }),
        ...(contentPost && { content_post: JSON.stringify(contentPost) }),
      })
      .where('brand_id', '=', mention.brand_id)
      .where('id', '=', mention.id)
      .execute()
    await taken?.keep()
    await recordCampaignEvent(trx, {
      brandId: mention.brand_id,
      campaignId: campaign.id,
      act: 'mention_resubmitted',
      actor: caller,
      now,
    })
    // The creator has already acted on the request, so the pending mail about it is cancelled.
    await dropLater(trx, { mentionId: mention.id })
    await postToThread(trx, { caller, now, live }, { ...toldOf(owner, mention.id), kind: 'mention_resubmitted' })
    await notifyStaffOfPost(trx, context, {
      mentionId: mention.id,
      campaign,
      creator: caller.name,
      kind: 'post_again',
    })
    for (const event of [mentionChanged(mention), campaignChanged(campaign)]) await live.publish(trx, event)
    await publishOwnerChanged(trx, live, owner)
    if (read) await approveAsDrafted(trx, mention.id, { now, live, config, before: read.before })
    const offer = owner.store_campaign_id && (await findOffer(trx, owner.store_campaign_id, dayOf(now)))
    return {
      mention: await getMention({ db: trx, caller, now, config }, mention.id),
      ...(owner.table === 'participations' && {
        participation: await getParticipation(trx, owner.id, { caller, config, now }),
      }),
      ...(offer && { storeParticipation: await getOwnPass(trx, offer, caller, now) }),
    }
  })
}
