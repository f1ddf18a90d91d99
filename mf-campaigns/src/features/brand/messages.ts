import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  title: { id: 'mf-campaigns.brand.title', description: 'Heading of the page', sv: 'Varumärke', en: 'Brand' },
})
