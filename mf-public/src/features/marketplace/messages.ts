import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  title: { id: 'mf-public.marketplace.title', description: 'Heading of the page', sv: 'Marknadsplatsen', en: 'Marketplace' },
})
