import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  title: { id: 'mf-public.stores-map.title', description: 'Heading of the page', sv: 'Butiker', en: 'Stores' },
})
