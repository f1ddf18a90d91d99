import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  title: { id: 'mf-auth.reset-password.title', description: 'Heading of the page', sv: 'Återställ lösenord', en: 'Reset password' },
})
