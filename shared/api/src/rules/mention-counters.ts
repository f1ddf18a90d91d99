import type { DecisionState, MentionKind } from '../states'

/** Campaign totals that mentions move (row E-05). */
export interface CampaignCounters {
  reach: number
  numLikes: number
  numComments: number
  numPosts: number
  approvedMentionsCount: number
}

/** Counters of a participation (row E-14). */
export interface ParticipationCounters {
  linkPostsCount: number
  contentPostsCount: number
  instagramPostsCount: number
  instagramStoriesCount: number
}

/** What the counters need to know of a post (row E-15). */
export interface PostFigures {
  reach: number
  likesCount: number
  commentsCount: number
}

/** A mention's change of state. `post` is there for posts and stories only. */
export interface MentionDecision {
  kind: MentionKind
  from: DecisionState
  to: DecisionState
  post?: PostFigures | undefined
}

const counterOf = {
  link: 'linkPostsCount',
  content: 'contentPostsCount',
  post: 'instagramPostsCount',
  story: 'instagramStoriesCount',
} as const satisfies Record<MentionKind, keyof ParticipationCounters>

/** +1 when the mention becomes approved, -1 when it leaves approved, 0 otherwise (row T-15, reading Z5). */
const approvalStep = ({ from, to }: MentionDecision): number => Number(to === 'approved') - Number(from === 'approved')

/**
 * Whether a decision moves any counter: only into or out of approved (readings Z4 to Z6), so that counting the approved mentions anew gives
 * what the counters say. Whoever keeps or previews counters asks this first; the functions below follow the rows to the letter.
 */
export const movesCounters = ({ from, to }: Pick<MentionDecision, 'from' | 'to'>): boolean =>
  from !== to && (from === 'approved' || to === 'approved')

/**
 * Campaign totals after a decision (rows T-12, T-13, T-15): link and content posts move approvedMentionsCount instead of the other four.
 */
export const countForCampaign = (counters: CampaignCounters, decision: MentionDecision): CampaignCounters => {
  const step = approvalStep(decision)
  if (!decision.post) return { ...counters, approvedMentionsCount: counters.approvedMentionsCount + step }
  return {
    ...counters,
    reach: counters.reach + step * decision.post.reach,
    numLikes: counters.numLikes + step * decision.post.likesCount,
    numComments: counters.numComments + step * decision.post.commentsCount,
    numPosts: counters.numPosts + step,
  }
}

/** The participation's counter after a decision (rows T-14, T-16): lowered only if the previous state was not pending. */
export const countForParticipation = (
  counters: ParticipationCounters,
  decision: MentionDecision,
): ParticipationCounters => {
  const field = counterOf[decision.kind]
  if (decision.from === decision.to) return counters
  if (decision.to === 'approved') return { ...counters, [field]: counters[field] + 1 }
  if (decision.from === 'pending') return counters
  return { ...counters, [field]: counters[field] - 1 }
}

/** A day's reach after a decision (row T-17, literal: "lowered otherwise", reading Z6). */
export const countForDay = (reach: number, decision: MentionDecision): number => {
  if (!decision.post || decision.from === decision.to) return reach
  return decision.to === 'approved' ? reach + decision.post.reach : reach - decision.post.reach
}
