import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  title: { id: 'mf-public.store-campaign.title', description: 'Heading of the page', sv: 'Butikskampanj', en: 'Store campaign' },
})
