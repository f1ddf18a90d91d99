import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  title: { id: 'mf-auth.settings.title', description: 'Heading of the page', sv: 'Inställningar', en: 'Settings' },
})
