import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  title: { id: 'mf-campaigns.campaign-detail.title', description: 'Heading of the page', sv: 'Kampanj', en: 'Campaign' },
})
