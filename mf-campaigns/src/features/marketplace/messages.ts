import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  title: { id: 'mf-campaigns.marketplace.title', description: 'Heading of the page', sv: 'Upptäck', en: 'Discover' },
})
