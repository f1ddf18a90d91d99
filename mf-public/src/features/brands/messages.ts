import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  title: { id: 'mf-public.brands.title', description: 'Heading of the page', sv: 'Varumärken', en: 'Brands' },
})
