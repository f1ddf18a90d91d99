import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  title: { id: 'mf-messages.threads.title', description: 'Heading of the page', sv: 'Meddelanden', en: 'Messages' },
})
