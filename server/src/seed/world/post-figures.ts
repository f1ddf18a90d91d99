import type { Random } from '../random'
import type { CreatorRecord } from './context'

/** Of those who saw a post, no more than this share answers. */
const mostOfReach = 0.4

/** Likes and comments of a post: about as many as the engagement on the creator's page says. */
export const figuresOf = (
  { followers, engagement }: Pick<CreatorRecord, 'followers' | 'engagement'>,
  reach: number,
  random: Random,
): { likesCount: number; commentsCount: number } => {
  const answers = Math.min(reach * mostOfReach, ((followers * engagement) / 100) * (0.8 + random.next() * 0.4))
  const commentsCount = Math.round(answers * (0.03 + random.next() * 0.04))
  return { likesCount: Math.round(answers) - commentsCount, commentsCount }
}
