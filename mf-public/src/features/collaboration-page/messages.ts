import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  title: { id: 'mf-public.collaboration-page.title', description: 'Heading of the page', sv: 'Samarbetssida', en: 'Collaboration page' },
})
