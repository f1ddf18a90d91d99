import type { NoticeTopic } from '@samspel/api/notices'
import type { IconName } from '@samspel/ui'

/** The icon of each topic, the same as on the notices. */
export const topicIcons: Record<NoticeTopic, IconName> = {
  applications: 'user-plus',
  invitations: 'mail',
  answers: 'message-2',
  posts: 'eye-check',
  deadlines: 'calendar-due',
  pickups: 'building-store',
  money: 'coin',
  messages: 'message',
  campaigns: 'speakerphone',
  reviews: 'clipboard-check',
  reports: 'flag',
  news: 'speakerphone',
}
