import { type SocialPost, toldOf } from './provider'

const postsOfMean = 12

/** What people did with a post; null when the network tells neither all of it nor the likes. */
const interactionsOf = (post: SocialPost): number | null => {
  const { interactions } = toldOf(post)
  if (interactions !== null) return interactions
  return post.likesCount === null ? null : post.likesCount + (post.commentsCount ?? 0)
}

/**
 * Interactions with the newest posts for each follower, in percent with one decimal: the mean of up to twelve posts, stories not among them.
 * Null when there is nothing to work it out from.
 */
export const engagementRateOf = (posts: readonly SocialPost[], followersCount: number): number | null => {
  const known = posts
    .filter(({ story }) => !story)
    .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
    .slice(0, postsOfMean)
    .map(interactionsOf)
    .filter((each) => each !== null)
  if (known.length === 0 || followersCount <= 0) return null
  const mean = known.reduce((sum, each) => sum + each, 0) / known.length
  return Math.min(100, Math.round((mean / followersCount) * 1000) / 10)
}
