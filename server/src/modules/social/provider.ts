/** A creator as seen by a social network. */
export interface SocialAccount {
  id: string
  username: string
  followersCount: number
  /** Percent. */
  engagementRate: number
  /** The connected account at the network; null for creators without one. */
  connectedIgUserId: string | null
}

/**
 * Why there is no figure: the network has none (yet, or seen by too few), does not allow us to read it, limits our calls, did not answer
 * properly, or the post no longer exists. None of them is 0, and each leaves what is stored as it is.
 */
export type Silence = 'none' | 'not_allowed' | 'limited' | 'down' | 'gone'

/** What was asked for, or why it is missing. */
export type Answer<T> = { ok: true; value: T } | { ok: false; why: Silence }

/** Figures that only the network knows; null for one that it did not tell. */
export interface Insights {
  reach: number | null
  views: number | null
  saved: number | null
  shares: number | null
  /** All interactions: likes, comments, saves, shares, replies. */
  interactions: number | null
}

/** A post or story in the network's terms. */
export interface SocialPost {
  externalId: string
  caption: string
  imageUrl: string | null
  permalink: string | null
  story: boolean
  reel: boolean
  insights: Answer<Insights>
  /** Null when the creator hides them: what is stored stays. */
  likesCount: number | null
  commentsCount: number | null
  createdAt: Date
}

const nothing: Insights = { reach: null, views: null, saved: null, shares: null, interactions: null }

/** The figures that were told; null for all others. */
export const toldOf = ({ insights }: Pick<SocialPost, 'insights'>): Insights => (insights.ok ? insights.value : nothing)

/** What the network says of an account itself. */
export interface SocialProfile {
  /** Null when it does not say. */
  followersCount: number | null
}

/** A picture to store: already on this site, by address, or its content. */
export type PictureCopy = { url: string } | { content: Buffer }

/** Who follows an account, in percent of the followers that the network knows this of. */
export interface SocialAudience {
  women: number
  men: number
  ages: { range: string; share: number }[]
  /** The towns with the most followers. */
  towns: { name: string; share: number }[]
  /** Followers in the country with the most of them. */
  country: { code: string; share: number } | null
}

/** How far back posts are read. */
export interface Depth {
  /** Reads on until posts are older, within a bound; without it, the newest alone are read. */
  since?: Date
  /** Reads on until this post is found, within the same bound. */
  until?: (post: SocialPost) => boolean
}

export interface PostList {
  posts: SocialPost[]
  /** There are older posts that were not read: from this moment on, all are among `posts`. Null when all were read. */
  completeSince: Date | null
}

/**
 * The network that creators' accounts are connected to. Whole calls throw AppError `provider_unavailable` (no answer, or an invalid one, or
 * a limit) or `provider_sign_in_needed` (the consent has expired, or does not cover it); what can be missing from an answer is an `Answer`.
 */
export interface SocialProvider {
  /** The account itself. */
  readProfile: (account: SocialAccount) => Promise<SocialProfile>
  /** Recent posts. A post always has the same externalId. */
  listPosts: (account: SocialAccount, depth?: Depth) => Promise<PostList>
  /** Stories visible now: those of the last 24 hours. */
  listStories: (account: SocialAccount) => Promise<SocialPost[]>
  /** A post in its current state. */
  readPost: (account: SocialAccount, known: SocialPost) => Promise<Answer<SocialPost>>
  /** Who follows the account; null when the network does not say, as for small accounts. */
  readAudience: (account: SocialAccount) => Promise<SocialAudience | null>
  /** The picture at an address from a post; null when it no longer exists. */
  copyPicture: (address: string) => Promise<PictureCopy | null>
}
