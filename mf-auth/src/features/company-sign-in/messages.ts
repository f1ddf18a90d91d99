import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  text: {
    id: 'mf-auth.company-sign-in.text',
    description: 'Over the form',
    defaultMessage: 'Skriv din e-postadress på jobbet, så skickar vi dig till ditt företags inloggning.',
    en: 'Enter your work email address and we will send you to your company’s login.',
  },
  workEmail: {
    id: 'mf-auth.company-sign-in.work-email',
    description: 'Field',
    defaultMessage: 'E-post på jobbet',
    en: 'Work email',
  },
  byPassword: {
    id: 'mf-auth.company-sign-in.by-password',
    description: 'Button: back to the form with a password',
    defaultMessage: 'Logga in med lösenord',
    en: 'Log in with a password',
  },
  finishing: {
    id: 'mf-auth.company-sign-in.finishing',
    description: 'Heading while the answer is checked',
    defaultMessage: 'Loggar in dig',
    en: 'Logging you in',
  },
  triedTitle: {
    id: 'mf-auth.company-sign-in.tried-title',
    description: 'Heading after a trial',
    defaultMessage: 'Provet lyckades',
    en: 'The test succeeded',
  },
  tried: {
    id: 'mf-auth.company-sign-in.tried',
    description: 'What that means',
    defaultMessage: 'Ditt företags inloggning fungerar. Nu kan du kräva den av alla.',
    en: 'Your company’s login works. You can now require it of everyone.',
  },
  toCompany: {
    id: 'mf-auth.company-sign-in.to-company',
    description: 'Button',
    defaultMessage: 'Till företaget',
    en: 'To the company',
  },
  failedTitle: {
    id: 'mf-auth.company-sign-in.failed-title',
    description: 'Heading: no session was opened',
    defaultMessage: 'Det gick inte att logga in',
    en: 'The login failed',
  },
  toLogin: {
    id: 'mf-auth.company-sign-in.to-login',
    description: 'Button',
    defaultMessage: 'Till inloggningen',
    en: 'To the login',
  },
})
