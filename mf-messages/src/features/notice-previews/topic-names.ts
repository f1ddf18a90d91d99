import { defineMessages } from '@samspel/i18n'

/** The topics of notices, named as in the settings. */
export const topicNames = defineMessages({
  applications: {
    id: 'mf-messages.notice-previews.topic-applications',
    description: 'Group of notices, as in the settings',
    defaultMessage: 'Ansökningar',
    en: 'Applications',
  },
  invitations: {
    id: 'mf-messages.notice-previews.topic-invitations',
    description: 'Group of notices, as in the settings',
    defaultMessage: 'Inbjudningar',
    en: 'Invitations',
  },
  answers: {
    id: 'mf-messages.notice-previews.topic-answers',
    description: 'Group of notices, as in the settings',
    defaultMessage: 'Svar',
    en: 'Answers',
  },
  posts: {
    id: 'mf-messages.notice-previews.topic-posts',
    description: 'Group of notices, as in the settings',
    defaultMessage: 'Inlägg',
    en: 'Posts',
  },
  deadlines: {
    id: 'mf-messages.notice-previews.topic-deadlines',
    description: 'Group of notices, as in the settings',
    defaultMessage: 'Sista dagar',
    en: 'Last days',
  },
  pickups: {
    id: 'mf-messages.notice-previews.topic-pickups',
    description: 'Group of notices, as in the settings',
    defaultMessage: 'Hämtningar i butik',
    en: 'Pick-ups',
  },
  money: {
    id: 'mf-messages.notice-previews.topic-money',
    description: 'Group of notices, as in the settings',
    defaultMessage: 'Pengar',
    en: 'Money',
  },
  messages: {
    id: 'mf-messages.notice-previews.topic-messages',
    description: 'Group of notices, as in the settings',
    defaultMessage: 'Meddelanden',
    en: 'Messages',
  },
  campaigns: {
    id: 'mf-messages.notice-previews.topic-campaigns',
    description: 'Group of notices, as in the settings',
    defaultMessage: 'Kampanjer och bilder',
    en: 'Campaigns and pictures',
  },
  reviews: {
    id: 'mf-messages.notice-previews.topic-reviews',
    description: 'Group of notices, as in the settings',
    defaultMessage: 'Att granska',
    en: 'To review',
  },
  reports: {
    id: 'mf-messages.notice-previews.topic-reports',
    description: 'Group of notices, as in the settings',
    defaultMessage: 'Anmälningar',
    en: 'Reports',
  },
  news: {
    id: 'mf-messages.notice-previews.topic-news',
    description: 'Group of notices, as in the settings',
    defaultMessage: 'Nyheter från Samspel',
    en: 'News from Samspel',
  },
  security: {
    id: 'mf-messages.notice-previews.topic-security',
    description: 'Name of a group of kinds',
    defaultMessage: 'Säkerhet',
    en: 'Security',
  },
})
