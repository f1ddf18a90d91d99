import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  title: { id: 'mf-stores.creator-store.title', description: 'Heading of the page', sv: 'Butik', en: 'Store' },
})
