import type { StoreParticipation } from '@samspel/api'

/** What comes next after a pick-up, the most urgent first. */
export type PostingStep = 'changes' | 'post' | 'review' | 'approved' | 'closed'

/** A new post of it is taken now. */
export const mayPost = ({ abilities }: StoreParticipation): boolean => abilities?.includes('postMention') ?? false

/** Where a pick-up stands on its way to an approved post, in the order of what was delivered (`needOf`). */
export function postingStep(own: StoreParticipation): PostingStep {
  const { linkPostsCount, contentPostsCount, instagramPostsCount, instagramStoriesCount } = own
  if (own.returnedMentionsCount) return 'changes'
  if (own.pendingMentionsCount) return 'review'
  if (linkPostsCount + contentPostsCount + instagramPostsCount + instagramStoriesCount > 0) return 'approved'
  return mayPost(own) ? 'post' : 'closed'
}
