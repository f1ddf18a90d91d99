import { type Random, seededRandom } from '../seeded-random'
import type { Practice } from '../service'
import { type Brief, everydayCaption, everydayStory, goodCaption, hastyCaption, storyCaption } from './captions'

export type PostKind = 'feed' | 'reel' | 'story'

/** A post as Instagram has it. */
export interface Post {
  id: string
  kind: PostKind
  caption: string
  /** Name of one of the demo's pictures; null for one that is drawn. */
  picture: string | null
  permalink: string
  at: number
  likes: number
  comments: number
  reach: number
}

/** An Instagram account, with what is invented of it. */
export interface Account {
  id: string
  handle: string
  followers: number
}

/** What demo data say of an account. */
export interface Known {
  handle: string
  followers: number
  engagement: number
  city: string | null
  country: string
  posts: Post[]
  briefs: (Brief & { id: string; picture: string | null })[]
}

interface Remembered {
  known: Record<string, Known>
  published: Record<string, Post[]>
  /** Posts that were deleted or hidden. */
  gone: string[]
  /** Captions that were changed after their posts. */
  captions: Record<string, string>
  /** Posts whose figures are not told. */
  silent: string[]
  /** Comments that came after a post, by its id. */
  comments?: Record<string, number>
  /** Who published a post in which somebody is mentioned. */
  publishers?: Record<string, string>
  count: number
}

const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** Days of everyday posts, with two posts and a story each. */
const daysBack = 6
const usualEngagement = 3.2

export const postsKept = (practice: Practice) =>
  practice.kept<Remembered>('instagram-posts', () => ({
    known: {},
    published: {},
    captions: {},
    gone: [],
    silent: [],
    count: 0,
  }))

const figuresOf = (random: Random, { followers }: Account, engagement: number, kind: PostKind) => {
  const many = Math.max(followers, 150)
  const reach = Math.round(many * (kind === 'story' ? random.between(0.09, 0.2) : random.between(0.24, 0.58)))
  const reactions = Math.min(many * (Math.max(engagement, 0.8) / 100) * random.between(0.6, 1.4), reach * 0.6)
  const likes = Math.round(kind === 'story' ? reactions * 0.1 : reactions * 0.92)
  return { reach, likes, comments: Math.round(likes * random.between(0.015, 0.06)) }
}

const linkTo = (id: string): string =>
  `https://www.instagram.com/p/${seededRandom(id).whole(1, 2_000_000_000).toString(36)}${id.length.toString(36)}/`

/** A post with figures that fit the account, always the same for the same id. */
export const madePost = (
  account: Account,
  post: Pick<Post, 'id' | 'kind' | 'caption' | 'picture' | 'at'>,
  engagement = usualEngagement,
): Post => ({
  ...post,
  permalink: linkTo(post.id),
  ...figuresOf(seededRandom(account.id, post.id), account, engagement, post.kind),
})

const pictures = ['mugg', 'saffran', 'kanelbulle', 'ljus', 'halsduk', 'skog'] as const

const everydayOf = (account: Account, now: number, engagement: number): Post[] =>
  Array.from({ length: daysBack }, (_, back) => {
    const start = Math.floor(now / dayMs) * dayMs - back * dayMs
    const date = new Date(start).toISOString().slice(0, 10)
    const random = seededRandom(account.id, date)
    const one = (part: number, kind: PostKind, from: number, to: number) => {
      const id = `${account.id}-${date}-${part}`
      const words = seededRandom(account.id, id)
      const caption = kind === 'story' ? everydayStory(words) : everydayCaption(words)
      const at = start + Math.round(random.between(from, to) * hourMs)
      return madePost(account, { id, kind, caption, picture: random.pick(pictures), at }, engagement)
    }
    return [one(1, 'feed', 6, 10), one(2, random.next() < 0.3 ? 'reel' : 'feed', 15, 21), one(3, 'story', 11, 14)]
  }).flat()

/** On so many days are posts for campaigns, one campaign a day. */
const daysApart = 5

/** For a campaign that somebody takes part in: a caption as it should be, a hasty one, and a story. */
const briefPosts = (account: Account, now: number, { briefs, engagement }: Known): Post[] =>
  briefs.flatMap((brief, place) => {
    const random = seededRandom(account.id, brief.id)
    // Nobody publishes for all campaigns on one day.
    const days = (place % daysApart) * dayMs
    const before = (from: number, to: number) =>
      Math.floor(now / dayMs) * dayMs - days - Math.round(random.between(from, to) * hourMs)
    const one = (part: number, kind: PostKind, at: number, caption: (random: Random) => string) => {
      const id = `${account.id}-${brief.id}-${part}`
      const words = caption(seededRandom(account.id, id))
      return madePost(account, { id, kind, caption: words, picture: brief.picture, at }, engagement)
    }
    return [
      one(1, 'feed', before(2, 20), (words) => goodCaption(words, brief)),
      one(2, 'feed', before(22, 60), (words) => hastyCaption(words, brief)),
      one(3, 'story', now - Math.round(random.between(1, 18) * hourMs), () => storyCaption(brief)),
    ]
  })

/** All posts of an account, newest first; stories that are a day old are no longer there. */
export const postsOf = (practice: Practice, account: Account): Post[] => {
  const { known, published, captions, gone, comments = {} } = postsKept(practice).value
  const now = practice.now().getTime()
  const own = known[account.id]
  return [
    ...(published[account.id] ?? []),
    ...(own ? [...own.posts, ...briefPosts(account, now, own)] : []),
    ...everydayOf(account, now, own?.engagement ?? usualEngagement),
  ]
    .filter(({ id, kind, at }) => at <= now && !gone.includes(id) && (kind !== 'story' || at > now - dayMs))
    .map((post) => ({
      ...post,
      caption: captions[post.id] ?? post.caption,
      comments: post.comments + (comments[post.id] ?? 0),
    }))
    .toSorted((a, b) => b.at - a.at)
}

/** What the network tells of a post besides likes and comments. */
export const insightsOf = ({ id, kind, reach, likes, comments }: Post): Record<string, number> => {
  const random = seededRandom(id, 'insights')
  const shares = Math.round(likes * random.between(0.01, 0.05))
  const saved = Math.round(likes * random.between(0.01, 0.04))
  return {
    reach,
    views: Math.round(reach * random.between(1.1, 1.9)),
    shares,
    total_interactions: likes + comments + shares + (kind === 'story' ? 0 : saved),
    ...(kind !== 'story' && { saved }),
  }
}
