import { Count, Nullable, OneOf, Shape } from '../primitives'
import { CreatorCard } from './cards'

/** Somebody who delivered in a campaign that is over. */
export const AskAgainCandidate = Shape({
  creator: CreatorCard,
  /** Approved posts. */
  posts: Count,
  /** Why they cannot be asked: their account is gone or closed by the platform, the brand has blocked them, or the followers keep them out. */
  obstacle: Nullable(OneOf(['left', 'suspended', 'blocked', 'followers'])),
})
