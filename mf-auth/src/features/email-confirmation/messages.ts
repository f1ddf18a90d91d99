import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  title: { id: 'mf-auth.email-confirmation.title', description: 'Heading of the page', sv: 'Bekräfta din e-postadress', en: 'Confirm your email address' },
})
