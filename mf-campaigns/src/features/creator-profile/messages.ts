import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  title: { id: 'mf-campaigns.creator-profile.title', description: 'Heading of the page', sv: 'Kreatör', en: 'Creator' },
})
