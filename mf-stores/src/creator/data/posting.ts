import type { StoreParticipation } from '@samspel/api'

/** The next step after a pick-up, most urgent first. */
export type PostingStep = 'changes' | 'draft' | 'post' | 'review' | 'approved' | 'closed'

/** Whether a new post can be submitted now. */
export const mayPost = ({ abilities }: StoreParticipation): boolean => abilities?.includes('postMention') ?? false

/** A draft is shown to the brand first, and is not approved. */
const isDrafting = ({ draftState, need }: StoreParticipation): boolean =>
  Boolean(draftState) && draftState !== 'approved' && (need === 'draft' || need === 'review' || need === 'changes')

/** The progress of a pick-up towards an approved post, in the same order as for deliveries (`needOf`). */
export function postingStep(own: StoreParticipation): PostingStep {
  const { linkPostsCount, contentPostsCount, instagramPostsCount, instagramStoriesCount } = own
  if (own.returnedMentionsCount) return 'changes'
  if (isDrafting(own)) return 'draft'
  if (own.need === 'post' && mayPost(own)) return 'post'
  if (own.pendingMentionsCount) return 'review'
  if (linkPostsCount + contentPostsCount + instagramPostsCount + instagramStoriesCount > 0) return 'approved'
  return mayPost(own) ? 'post' : 'closed'
}
