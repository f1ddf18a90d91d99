import type { InstagramPost } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { reachMessages as messages } from './reach-messages'

/** How many a post reached, or that nobody has read it yet. */
export function usePostReach(): (post: Pick<InstagramPost, 'reach' | 'reachUnread'>) => string {
  const t = useText()
  const f = useFormats()
  return ({ reach, reachUnread }) => (reachUnread ? t(messages.unread) : f.number(reach))
}
