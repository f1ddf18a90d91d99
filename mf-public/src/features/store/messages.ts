import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  title: { id: 'mf-public.store.title', description: 'Heading of the page', sv: 'Butik', en: 'Store' },
})
