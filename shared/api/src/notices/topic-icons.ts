import type { NoticeTopic } from './topics'

/** The icon of each topic, by its name in the design system. */
export const noticeTopicIcons = {
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
  services: 'plug-connected',
  news: 'speakerphone',
  security: 'shield-check',
} as const satisfies Record<NoticeTopic, string>
