import type { DecisionState } from '@samspel/api'
import { adLabelOf } from '@samspel/api/ad-label'
import { countForCampaign, countForParticipation } from '@samspel/api/campaign-rules'
import { alertOf } from '../../../modules/mentions'
import { reasons } from '../../content/texts'
import { tongueOf } from '../../content/tongues'
import type { Random } from '../../random'
import type { CampaignRecord } from '../campaigns'
import type { CreatorRecord, Making } from '../context'
import { figuresOf } from '../post-figures'

const hourMs = 3_600_000
/** Of those who have picked up some days ago. */
const share = 0.7
/** What waits for the brand, and what it asked to have changed: few, in each campaign that is taken at stores alone. */
const [waiting, changed] = [1, 1]

interface Post {
  campaign: CampaignRecord
  row: Record<string, unknown>
  creator: CreatorRecord
  state: DecisionState
}

interface Told {
  act: string
  at: string
  name: string
  userId?: string
  instagramerId?: string
  comment?: string | null
}

/** A line of the campaign's history, with an id of this file's own. */
const tell = (make: Making, { brand, id }: CampaignRecord, { act, at, name, ...told }: Told): void =>
  make.add('campaign_events', {
    brand_id: brand.id,
    id: make.id(at),
    campaign_id: id,
    act,
    actor_name: name,
    user_id: told.userId ?? null,
    instagramer_id: told.instagramerId ?? null,
    comment: told.comment ?? null,
    amount: null,
    created_at: at,
  })

/** A post with its picture, and the decision on it. Answers what counters move by. */
const addPost = (make: Making, { campaign, row, creator, state }: Post, random: Random) => {
  const { brand } = campaign
  const postedAt = new Date(
    Math.min(make.clock.now - hourMs, Date.parse(String(row.picked_up_at)) + random.int(10, 60) * hourMs),
  ).toISOString()
  const createdAt = new Date(Math.min(make.clock.now - hourMs / 2, Date.parse(postedAt) + hourMs)).toISOString()
  const decidedAt =
    state === 'pending'
      ? null
      : new Date(
          Math.min(make.clock.now - hourMs / 6, Date.parse(createdAt) + random.int(2, 30) * hourMs),
        ).toISOString()
  const label = state === 'rejected' ? 'missing' : 'ok'
  const caption = make.caption({
    tongue: tongueOf(brand.country),
    kind: campaign.kind,
    label,
    account: campaign.account,
    hashtag: campaign.hashtag,
    share: random.next(),
  })
  if (adLabelOf(caption) !== label) throw new Error(`The caption "${caption}" should read as ${label}.`)
  const reach = Math.max(140, Math.round(creator.followers * (0.25 + random.next() * 0.4)))
  const post = { reach, ...figuresOf(creator, reach, random) }
  const postId = make.id(postedAt)
  make.add('instagram_posts', {
    id: postId,
    instagramer_id: creator.id,
    external_id: `demo-${random.hex(14)}`,
    reach: post.reach,
    likes_count: post.likesCount,
    comments_count: post.commentsCount,
    story: false,
    caption,
    image_url: make.pictures.of(creator.id, brand.slug, campaign.object, random.int(0, 4)),
    permalink: `https://instagram.example/p/${random.hex(10)}`,
    instagram_created_at: postedAt,
  })
  const reason = state === 'rejected' ? reasons.mention[brand.language][0]! : null
  make.add('mentions', {
    brand_id: brand.id,
    id: make.id(createdAt),
    campaign_id: campaign.id,
    participation_id: null,
    store_participation_id: row.id,
    instagramer_id: creator.id,
    kind: 'post',
    state,
    decision_kind: state === 'pending' ? null : state === 'approved' ? 'approved' : 'changes_requested',
    instagram_post_id: postId,
    link_post: null,
    content_post: null,
    decided_at: decidedAt,
    decided_by: decidedAt ? brand.staffId : null,
    reject_reason: reason,
    revision: 0,
    resubmitted_at: null,
    alert: alertOf({
      kind: 'post',
      caption,
      accounts: campaign.row.mentions as string[],
      hashtags: campaign.row.hashtags as string[],
    }),
    created_at: createdAt,
  })
  tell(make, campaign, { act: 'mention_created', at: createdAt, name: creator.name, instagramerId: creator.id })
  if (!decidedAt) return
  const act = state === 'approved' ? 'mention_approved' : 'mention_changes_requested'
  tell(make, campaign, { act, at: decidedAt, name: brand.staffName, userId: brand.staffId, comment: reason })
  count(campaign.row, row, { kind: 'post', from: 'pending', to: state, post })
}

/** Moves the counters of the campaign and of the pass. */
const count = (
  campaign: Record<string, unknown>,
  pass: Record<string, unknown>,
  decision: Parameters<typeof countForCampaign>[1],
): void => {
  const number = (row: Record<string, unknown>, column: string) => Number(row[column] ?? 0)
  const totals = countForCampaign(
    {
      reach: number(campaign, 'reach'),
      numLikes: number(campaign, 'num_likes'),
      numComments: number(campaign, 'num_comments'),
      numPosts: number(campaign, 'num_posts'),
      approvedMentionsCount: number(campaign, 'approved_mentions_count'),
    },
    decision,
  )
  Object.assign(campaign, {
    reach: totals.reach,
    num_likes: totals.numLikes,
    num_comments: totals.numComments,
    num_posts: totals.numPosts,
    approved_mentions_count: totals.approvedMentionsCount,
  })
  const own = countForParticipation(
    {
      linkPostsCount: number(pass, 'link_posts_count'),
      contentPostsCount: number(pass, 'content_posts_count'),
      instagramPostsCount: number(pass, 'instagram_posts_count'),
      instagramStoriesCount: number(pass, 'instagram_stories_count'),
    },
    decision,
  )
  Object.assign(pass, { instagram_posts_count: own.instagramPostsCount })
}

/** What creators have posted after their pick-ups: most of it approved. Tove has hers still to do. */
export const makePassPosts = (make: Making, campaigns: readonly CampaignRecord[]): void => {
  const random = make.random('posts of passes')
  const offers = new Map(make.world.store_campaigns.map((offer) => [offer.id, offer]))
  const creators = new Map(make.creators.map((creator) => [creator.id, creator]))
  for (const campaign of campaigns) {
    const passes = make.world.store_participations.filter(
      ({ store_campaign_id: offer, state, picked_up_at: at }) =>
        offers.get(offer)?.campaign_id === campaign.id &&
        state === 'picked_up' &&
        Date.parse(String(at)) < make.clock.now - 48 * hourMs,
    )
    const posting = passes.filter(() => random.random(share))
    posting.forEach((row, at) => {
      const creator = creators.get(String(row.instagramer_id))
      if (!creator || creator.username === 'tovebakar') return
      const isOpen = campaign.plan.approved === 0
      const state = !isOpen || at >= waiting + changed ? 'approved' : at < waiting ? 'pending' : 'rejected'
      addPost(make, { campaign, row: row as Record<string, unknown>, creator, state }, random)
    })
  }
}
