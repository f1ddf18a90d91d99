/** A creator as a social network knows them. */
export interface SocialAccount {
  id: string
  username: string
  followersCount: number
  /** Percent. */
  engagementRate: number
  /** The connected account at the network; null for creators who have connected none. */
  connectedIgUserId: string | null
}

/** A post or story as the network gives it. */
export interface SocialPost {
  externalId: string
  caption: string
  imageUrl: string | null
  permalink: string | null
  story: boolean
  reach: number
  likesCount: number
  commentsCount: number
  createdAt: Date
}

/** A picture that is to be kept: one of this site already, by its address, or its content. */
export type PictureCopy = { url: string } | { content: Buffer }

/**
 * The network that creators' accounts are connected to: the Graph API by setting, a sandbox without. Throws AppError
 * `provider_unavailable` (no answer, or a nonsensical one) or `provider_sign_in_needed` (the consent has run out).
 */
export interface SocialProvider {
  /** Only creators with a connected account can be read. */
  needsConnection: boolean
  /** Posts of the last days; a sandbox gives their stories too. The same post has the same externalId every time. */
  listPosts: (account: SocialAccount) => Promise<SocialPost[]>
  /** Stories that the network shows just now: those of the last 24 hours. */
  listStories: (account: SocialAccount) => Promise<SocialPost[]>
  /** A post as it stands now; null when it is gone. */
  readPost: (account: SocialAccount, known: SocialPost) => Promise<SocialPost | null>
  /** The picture behind an address that a post names; null where there is none any more. */
  copyPicture: (address: string) => Promise<PictureCopy | null>
}
