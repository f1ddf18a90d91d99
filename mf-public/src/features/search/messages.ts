import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  title: { id: 'mf-public.search.title', description: 'Heading of the page', sv: 'Sök', en: 'Search' },
})
