import type { Selectable } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Mention, Participation } from '@samspel/api'
import { mentionKindsOf } from '@samspel/api/campaign-rules'
import type { CreatorCaller } from '../../auth/caller'
import type { Body, Context } from '../../context'
import { type Db, transact } from '../../db/transact'
import type { DB } from '../../db/types'
import { invalid } from '../../errors'
import { campaignChanged, recordCampaignEvent } from '../campaigns'
import {
  authorizeParticipation,
  getParticipation,
  lockForCreator,
  mentionChanged,
  participationChanged,
  participationFactsOf,
} from '../participations'
import { alertOf } from './checks'
import { contentErrors, partErrors, refuse } from './parts'
import { getMention } from './queries'

type Fields = Body<'createMention'>['mention']
type Post = Selectable<DB['instagram_posts']>

/** The post must be the creator's own, of the kind that is named, and in no mention yet; its row is locked until the mention stands. */
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

const asksFor = (campaign: Selectable<DB['campaigns']>, kind: Mention['kind']) =>
  mentionKindsOf({
    paymentType: campaign.payment_type,
    enablePosts: campaign.enable_posts,
    enableStories: campaign.enable_stories,
    requireUploadedContent: campaign.require_uploaded_content,
  }).includes(kind)

/** A creator posts a mention of an approved participation, of a kind that the campaign takes. */
export const createMention = async (
  { db, caller, now, live, config }: Context<CreatorCaller>,
  { participationId, fields }: { participationId: string; fields: Fields },
): Promise<{ mention: Mention; participation: Participation }> =>
  transact(db, async (trx) => {
    const { campaign, row: participation } = await lockForCreator(trx, participationId, caller)
    refuse(partErrors(fields))
    refuse(await contentErrors(trx, fields))
    authorizeParticipation(caller, 'postMention', participationFactsOf(campaign, participation))
    if (!asksFor(campaign, fields.kind)) throw invalid({ kind: ['kind_not_asked'] })
    const post = await findPost(trx, caller.id, fields)

    const row = {
      id: uuidv7(),
      brand_id: participation.brand_id,
      campaign_id: campaign.id,
      participation_id: participation.id,
      instagramer_id: caller.id,
    }
    await trx
      .insertInto('mentions')
      .values({
        ...row,
        kind: fields.kind,
        instagram_post_id: post?.id ?? null,
        created_at: now.toISOString(),
        link_post: fields.linkPost ? JSON.stringify(fields.linkPost) : null,
        content_post: fields.contentPost ? JSON.stringify(fields.contentPost) : null,
        alert: alertOf({
          kind: fields.kind,
          caption: post?.caption ?? fields.contentPost?.text ?? '',
          accounts: campaign.mentions,
          hashtags: campaign.hashtags,
        }),
      })
      .execute()
    await recordCampaignEvent(trx, {
      brandId: row.brand_id,
      campaignId: row.campaign_id,
      act: 'mention_created',
      actor: caller,
      now,
    })
    for (const event of [mentionChanged(row), participationChanged(participation), campaignChanged(campaign)])
      await live.publish(trx, event)
    return {
      mention: await getMention(trx, row.id, caller),
      participation: await getParticipation(trx, participation.id, caller, config),
    }
  })
