/** A creator as a social network knows them. */
export interface SocialAccount {
  id: string
  username: string
  followersCount: number
  /** Percent. */
  engagementRate: number
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

/** The network that creators' accounts are connected to (Instagram Graph API by setting; a sandbox without). */
export interface SocialProvider {
  /** Posts and stories of the last days. The same post has the same externalId every time. */
  listPosts: (account: SocialAccount) => Promise<SocialPost[]>
}
