import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  title: { id: 'mf-campaigns.offer.title', description: 'Heading of the page', sv: 'Erbjudande', en: 'Offer' },
})
