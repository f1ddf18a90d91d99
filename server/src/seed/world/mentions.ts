import type { DecisionState, MentionKind, PaymentLinkType } from '@samspel/api'
import { adLabelOf } from '@samspel/api/ad-label'
import { countForCampaign, countForParticipation } from '@samspel/api/campaign-rules'
import { reasons } from '../content/texts'
import { tongueOf } from '../content/tongues'
import { type Random, split } from '../random'
import type { CampaignRecord } from './campaigns'
import type { Making } from './context'
import { demoLink, linkRowOf } from './links'
import type { ParticipationRecord } from './participations'
import { figuresOf } from './post-figures'

interface Draft {
  part: ParticipationRecord
  state: DecisionState
  kind: MentionKind
  weight: number
  day: number
}

const kindOf = (campaign: CampaignRecord, random: Random): MentionKind => {
  const { payment } = campaign.plan
  if (payment === 'content') return 'content'
  if (payment === 'link') return random.random(0.85) ? 'link' : 'post'
  return random.weighted({ post: 74, story: 22, link: 2, content: 2 })
}

/** The day before which a share of a campaign's posts lies: a slow rise, a peak past the middle with weekends above, a tail. */
const postDay = (first: number, last: number, share: number): number => {
  const length = Math.max(1, last - first)
  const weights = Array.from({ length: length + 1 }, (_, at) => {
    const place = at / length
    const ripple = (first + at + 700) % 7 < 2 ? 1.4 : 1
    return (0.09 + Math.exp(-(((place - 0.62) / 0.2) ** 2)) + 0.45 * Math.exp(-(((place - 0.25) / 0.08) ** 2))) * ripple
  })
  let left = share * weights.reduce((sum, weight) => sum + weight, 0)
  return (
    first +
    Math.max(
      0,
      weights.findIndex((weight) => (left -= weight) < 0),
    )
  )
}

const chooseDrafts = (campaign: CampaignRecord, parts: ParticipationRecord[], random: Random): Draft[] => {
  const { plan } = campaign
  const approved = parts.filter((part) => part.state === 'approved')
  const left = { approved: plan.mentions[0], pending: plan.mentions[1], rejected: plan.mentions[2] }
  let made = 0
  const draft = (part: ParticipationRecord, state: DecisionState): Draft => {
    const last = Math.min(-1, plan.due + 2)
    const first = Math.min(plan.start + 1, last)
    // Steps of the golden ratio spread few posts as evenly over the shape as many.
    const day =
      state === 'pending'
        ? Math.min(0, Math.max(first, last - random.int(0, 2)))
        : postDay(first, last, (made++ * 0.618034) % 1)
    return {
      part,
      state,
      kind: part.cast?.kind ?? kindOf(campaign, random),
      weight: part.creator.followers ** 0.9 * (0.6 + random.next() * 0.8),
      day: part.cast?.decided ? Math.min(last, part.cast.decided.day) : day,
    }
  }
  const drafts = approved
    .filter((part) => part.cast?.mention)
    .flatMap((part) => Array.from({ length: part.cast?.posts ?? 1 }, () => draft(part, part.cast!.mention!)))
  for (const { state } of drafts) left[state] -= 1
  const free = approved.filter((part) => !part.cast)
  let next = 0
  for (const state of ['approved', 'pending', 'rejected'] as const) {
    // Who has posted already may post again once all have.
    for (; left[state] > 0 && free.length > 0; left[state] -= 1) drafts.push(draft(free[next++ % free.length]!, state))
  }
  const rank = { approved: 0, pending: 1, rejected: 2 }
  return drafts.sort((a, b) => rank[a.state] - rank[b.state])
}

/** First approval of each participation, for the money that it releases. */
export interface Approval {
  participationId: string
  mentionId: string
  at: string
}

const decidedAtOf = (
  { state, part: { cast } }: Draft,
  createdAt: string,
  { clock, random }: { clock: Making['clock']; random: Random },
): string | null => {
  if (state === 'pending') return null
  const decided = cast?.decided
  if (decided) return clock.at(decided.day, decided.hour, decided.minute)
  return new Date(Math.min(clock.now - 60_000, Date.parse(createdAt) + random.int(2, 40) * 3_600_000)).toISOString()
}

const reasonOf = (
  { state, part: { cast } }: Draft,
  language: keyof typeof reasons.mention,
  random: Random,
): string | null => {
  if (state !== 'rejected') return null
  return cast?.label === 'missing' ? reasons.mention[language][0]! : random.pick(reasons.mention[language])
}

const countDecision = (part: ParticipationRecord, decision: Parameters<typeof countForParticipation>[1]): void => {
  const own = part.row as Record<string, number>
  const counters = countForParticipation(
    {
      linkPostsCount: own.link_posts_count!,
      contentPostsCount: own.content_posts_count!,
      instagramPostsCount: own.instagram_posts_count!,
      instagramStoriesCount: own.instagram_stories_count!,
    },
    decision,
  )
  Object.assign(part.row, {
    link_posts_count: counters.linkPostsCount,
    content_posts_count: counters.contentPostsCount,
    instagram_posts_count: counters.instagramPostsCount,
    instagram_stories_count: counters.instagramStoriesCount,
  })
}

export const makeMentions = (make: Making, campaign: CampaignRecord, parts: ParticipationRecord[]): Approval[] => {
  const { clock, add } = make
  const { plan, brand, event, row } = campaign
  const random = make.random(`mentions ${brand.slug} ${plan.name}`)
  const drafts = chooseDrafts(campaign, parts, random)
  const counted = drafts.filter(
    (draft) => draft.state === 'approved' && (draft.kind === 'post' || draft.kind === 'story'),
  )
  const shares = split(
    plan.reach,
    counted.map((draft) => draft.weight),
  )
  const reachOf = new Map(counted.map((draft, at) => [draft, shares[at]!]))
  const approvals = new Map<string, Approval>()
  let totals = { reach: 0, numLikes: 0, numComments: 0, numPosts: 0, approvedMentionsCount: 0 }

  drafts.forEach((draft, index) => {
    const { part, state, kind } = draft
    const { creator, cast } = part
    const postedAt =
      draft.state === 'pending' && cast ? clock.at(-1, 8 + (index % 12), 5) : clock.during(draft.day, random)
    const createdAt = new Date(
      Math.min(clock.now - 60_000 * (index + 1), Date.parse(postedAt) + random.int(10, 240) * 60_000),
    ).toISOString()
    const label =
      cast?.label ??
      random.weighted({ ok: state === 'rejected' ? 1 : 12, unclear: 2, missing: state === 'approved' ? 0 : 2 })
    const caption = make.caption({
      tongue: tongueOf(brand.country),
      kind: campaign.kind,
      label,
      account: campaign.account,
      hashtag: campaign.hashtag,
      share: random.next(),
    })
    if (adLabelOf(caption) !== label) throw new Error(`The caption "${caption}" should read as ${label}.`)
    const picture = make.pictures.of(creator.id, brand.slug, campaign.object, cast?.picture ?? random.int(0, 4))
    const reach =
      reachOf.get(draft) ??
      Math.max(140, Math.round(creator.followers * (state === 'rejected' ? 0.2 : 0.3 + random.next() * 0.5)))
    const post =
      kind === 'post'
        ? { reach, ...figuresOf(creator, reach, random) }
        : kind === 'story'
          ? { reach, likesCount: Math.round(reach * (0.045 + random.next() * 0.03)), commentsCount: 0 }
          : undefined
    const decidedAt = decidedAtOf(draft, createdAt, { clock, random })
    const reason = reasonOf(draft, brand.language, random)
    const postId = post ? make.id(postedAt) : null
    if (post) {
      add('instagram_posts', {
        id: postId,
        instagramer_id: creator.id,
        external_id: `demo-${random.hex(14)}`,
        reach: post.reach,
        likes_count: post.likesCount,
        comments_count: post.commentsCount,
        story: kind === 'story',
        caption,
        image_url: picture,
        permalink: `https://instagram.example/p/${random.hex(10)}`,
        instagram_created_at: postedAt,
      })
    }
    const id = make.id(createdAt)
    const linkType = (row.payment_link_type as PaymentLinkType | null) ?? 'tiktok'
    const link = kind === 'link' ? demoLink(linkType, creator.username, random) : ''
    add('mentions', {
      brand_id: brand.id,
      id,
      campaign_id: campaign.id,
      participation_id: part.id,
      store_participation_id: null,
      instagramer_id: creator.id,
      kind,
      state,
      instagram_post_id: postId,
      link_post:
        kind === 'link'
          ? {
              url: link,
              title: `${plan.name}: ${caption}`.slice(0, 190),
              linkType,
            }
          : null,
      content_post: kind === 'content' ? { text: caption, imageUrls: [picture] } : null,
      decided_at: decidedAt,
      decided_by: decidedAt ? brand.staffId : null,
      reject_reason: reason,
      created_at: createdAt,
    })
    if (link !== '')
      add('mention_links', {
        brand_id: brand.id,
        mention_id: id,
        campaign_id: campaign.id,
        instagramer_id: creator.id,
        ...linkRowOf(link, createdAt),
      })
    event('mention_created', createdAt, { name: creator.name, instagramerId: creator.id })
    if (!decidedAt) return
    event(`mention_${state}`, decidedAt, { name: brand.staffName, userId: brand.staffId }, reason)
    const decision = { kind, from: 'pending' as const, to: state, post }
    totals = countForCampaign(totals, decision)
    countDecision(part, decision)
    if (state === 'approved' && (approvals.get(part.id)?.at ?? '9') > decidedAt)
      approvals.set(part.id, { participationId: part.id, mentionId: id, at: decidedAt })
  })
  Object.assign(row, {
    reach: totals.reach,
    num_likes: totals.numLikes,
    num_comments: totals.numComments,
    num_posts: totals.numPosts,
    approved_mentions_count: totals.approvedMentionsCount,
  })
  return [...approvals.values()]
}
