import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  title: { id: 'mf-auth.me.title', description: 'Heading of the page', sv: 'Jag', en: 'Me' },
})
