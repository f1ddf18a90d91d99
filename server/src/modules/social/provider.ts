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

/** A post or story in the network's terms. */
export interface SocialPost {
  externalId: string
  caption: string
  imageUrl: string | null
  permalink: string | null
  story: boolean
  /** Null when the network does not say it now: what is stored stays. */
  reach: number | null
  likesCount: number
  commentsCount: number
  createdAt: Date
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

/**
 * The network that creators' accounts are connected to: the Graph API if configured, otherwise a sandbox. Throws AppError
 * `provider_unavailable` (no answer, or an invalid one) or `provider_sign_in_needed` (the consent has expired).
 */
export interface SocialProvider {
  /** Whether only creators with a connected account can be read. */
  needsConnection: boolean
  /** Recent posts; the sandbox includes stories. A post always has the same externalId. */
  listPosts: (account: SocialAccount) => Promise<SocialPost[]>
  /** Stories visible now: those of the last 24 hours. */
  listStories: (account: SocialAccount) => Promise<SocialPost[]>
  /** A post in its current state; null when it was deleted. */
  readPost: (account: SocialAccount, known: SocialPost) => Promise<SocialPost | null>
  /** Who follows the account; null when the network does not say, as for small accounts. */
  readAudience: (account: SocialAccount) => Promise<SocialAudience | null>
  /** The picture at an address from a post; null when it no longer exists. */
  copyPicture: (address: string) => Promise<PictureCopy | null>
}
