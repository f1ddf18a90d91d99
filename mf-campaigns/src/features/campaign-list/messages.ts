import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  title: { id: 'mf-campaigns.campaign-list.title', description: 'Heading of the page', sv: 'Kampanjer', en: 'Campaigns' },
})
