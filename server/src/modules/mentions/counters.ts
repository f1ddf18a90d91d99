import { type Selectable, sql } from 'kysely'
import type { DecisionState } from '@samspel/api'
import {
  countForCampaign,
  countForParticipation,
  movesCounters,
  type ParticipationCounters,
} from '@samspel/api/campaign-rules'
import type { Db } from '../../db/transact'
import type { DB } from '../../db/types'
import { countersOf } from '../../mention-kinds'
import type { Owner } from './owners'

interface Locked {
  campaign: Selectable<DB['campaigns']>
  owner: Owner
  mention: Selectable<DB['mentions']>
}

/**
 * Updates all counters affected by a decision, by the contract's rules, and answers those of the owner. The caller has locked the rows. Moves between pending and rejected
 * change no counter, so recounting the approved mentions always gives the same result (QUALITY 6). Reach by day is not a counter: it is
 * read from the approved mentions (decision 0058).
 */
export const moveCounters = async (
  trx: Db,
  { campaign, owner, mention }: Locked,
  to: DecisionState,
): Promise<ParticipationCounters> => {
  const before = countersOf(owner)
  if (!movesCounters({ from: mention.state, to })) return before
  // Locked so that a refresh cannot change the figures while they are counted; figures of approved posts are never refreshed.
  const post = mention.instagram_post_id
    ? await trx
        .selectFrom('instagram_posts')
        .select(['reach', 'likes_count', 'comments_count'])
        .where('id', '=', mention.instagram_post_id)
        .forNoKeyUpdate()
        .executeTakeFirstOrThrow()
    : undefined
  const decision = {
    kind: mention.kind,
    from: mention.state,
    to,
    post: post && { reach: post.reach, likesCount: post.likes_count, commentsCount: post.comments_count },
  }

  const totals = countForCampaign(
    {
      reach: campaign.reach,
      numLikes: campaign.num_likes,
      numComments: campaign.num_comments,
      numPosts: campaign.num_posts,
      approvedMentionsCount: campaign.approved_mentions_count,
    },
    decision,
  )
  await trx
    .updateTable('campaigns')
    .set({
      reach: totals.reach,
      num_likes: totals.numLikes,
      num_comments: totals.numComments,
      num_posts: totals.numPosts,
      approved_mentions_count: totals.approvedMentionsCount,
    })
    .where('brand_id', '=', campaign.brand_id)
    .where('id', '=', campaign.id)
    .execute()

  const own = countForParticipation(before, decision)
  const counts = {
    link_posts_count: own.linkPostsCount,
    content_posts_count: own.contentPostsCount,
    instagram_posts_count: own.instagramPostsCount,
    instagram_stories_count: own.instagramStoriesCount,
  }
  const isOwner = sql<boolean>`brand_id = ${owner.brand_id} AND id = ${owner.id}`
  const write = {
    participations: () => trx.updateTable('participations').set(counts).where(isOwner).execute(),
    store_participations: () => trx.updateTable('store_participations').set(counts).where(isOwner).execute(),
  }
  await write[owner.table]()
  return own
}
