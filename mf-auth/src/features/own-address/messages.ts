import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  title: {
    id: 'mf-auth.own-address.title',
    description: 'Heading of the page after a sign-in by a provider that gave no email address',
    defaultMessage: 'Vilken är din e-postadress?',
    en: 'What is your email address?',
  },
  why: {
    id: 'mf-auth.own-address.why',
    description: 'Under the heading: what the address is for',
    defaultMessage:
      'Inloggningen lyckades, men vi fick ingen e-postadress. Vi behöver en för svar och utbetalningar, och mejlar en länk som du bekräftar den med.',
    en: 'You are logged in there, but we were given no email address. We need one for answers and payouts, and mail a link that you confirm it by.',
  },
  create: {
    id: 'mf-auth.own-address.create',
    description: 'Button that creates the account',
    defaultMessage: 'Skapa konto',
    en: 'Create account',
  },
  gone: {
    id: 'mf-auth.own-address.gone',
    description: 'The consent was too long ago, or was given in another browser',
    defaultMessage: 'Det gick för lång tid. Logga in igen.',
    en: 'It took too long. Log in again.',
  },
})
