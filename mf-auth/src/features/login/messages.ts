import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  title: { id: 'mf-auth.login.title', description: 'Heading of the page', sv: 'Logga in', en: 'Log in' },
})
