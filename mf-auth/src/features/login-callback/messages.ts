import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  title: { id: 'mf-auth.login-callback.title', description: 'Heading of the page', sv: 'Hoppsan', en: 'Oops' },
})
