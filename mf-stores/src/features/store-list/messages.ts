import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  title: { id: 'mf-stores.store-list.title', description: 'Heading of the page', sv: 'Butiker', en: 'Stores' },
})
