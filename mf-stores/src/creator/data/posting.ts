import type { StoreParticipation } from '@samspel/api'

/** The next step after a pick-up, most urgent first. */
export type PostingStep = 'changes' | 'post' | 'review' | 'approved' | 'closed'

/** Whether a new post can be submitted now. */
export const mayPost = ({ abilities }: StoreParticipation): boolean => abilities?.includes('postMention') ?? false

/** The progress of a pick-up towards an approved post, in the same order as for deliveries (`needOf`). */
export function postingStep(own: StoreParticipation): PostingStep {
  const { linkPostsCount, contentPostsCount, instagramPostsCount, instagramStoriesCount } = own
  if (own.returnedMentionsCount) return 'changes'
  if (own.need === 'post' && mayPost(own)) return 'post'
  if (own.pendingMentionsCount) return 'review'
  if (linkPostsCount + contentPostsCount + instagramPostsCount + instagramStoriesCount > 0) return 'approved'
  return mayPost(own) ? 'post' : 'closed'
}
