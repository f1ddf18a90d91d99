import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  title: { id: 'mf-auth.create-account.title', description: 'Heading of the page', sv: 'Skapa ditt konto', en: 'Create your account' },
})
