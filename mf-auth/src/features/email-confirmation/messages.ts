import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  checking: {
    id: 'mf-auth.email-confirmation.checking',
    description: 'Heading while the link is checked',
    defaultMessage: 'Bekräftar din e-postadress',
    en: 'Confirming your email address',
  },
  confirmed: {
    id: 'mf-auth.email-confirmation.confirmed',
    description: 'Heading: the link has just been used',
    defaultMessage: 'Din e-postadress är bekräftad',
    en: 'Your email address is confirmed',
  },
  confirmedText: {
    id: 'mf-auth.email-confirmation.confirmed-text',
    description: 'What that means',
    defaultMessage: 'Tack. {email} hör nu till ditt konto.',
    en: 'Thank you. {email} now belongs to your account.',
  },
  goOn: {
    id: 'mf-auth.email-confirmation.go-on',
    description: 'Button for somebody who is signed in',
    defaultMessage: 'Fortsätt till Samspel',
    en: 'Continue to Samspel',
  },
  usedTitle: {
    id: 'mf-auth.email-confirmation.used-title',
    description: 'Heading: this very link was used before',
    defaultMessage: 'Länken är redan använd',
    en: 'The link has been used already',
  },
  alreadyTitle: {
    id: 'mf-auth.email-confirmation.already-title',
    description: 'Heading: another link confirmed the address',
    defaultMessage: 'E-postadressen är redan bekräftad',
    en: 'The email address is confirmed already',
  },
  already: {
    id: 'mf-auth.email-confirmation.already',
    description: 'Literal, English only in the specification (row X-23)',
    defaultMessage: 'Your email is already confirmed. Try signing in instead.',
    en: 'Your email is already confirmed. Try signing in instead.',
  },
  failedTitle: {
    id: 'mf-auth.email-confirmation.failed-title',
    description: 'Heading: the server did not answer as it should',
    defaultMessage: 'Det gick inte att bekräfta',
    en: 'The confirmation failed',
  },
  failed: {
    id: 'mf-auth.email-confirmation.failed',
    description: 'Literal, English only in the specification (row X-23)',
    defaultMessage: 'Something went wrong, try again.',
    en: 'Something went wrong, try again.',
  },
  tryAgain: {
    id: 'mf-auth.email-confirmation.try-again',
    description: 'Button',
    defaultMessage: 'Försök igen',
    en: 'Try again',
  },
  invalidTitle: {
    id: 'mf-auth.email-confirmation.invalid-title',
    description: 'Heading: unknown, too old, or for an older address',
    defaultMessage: 'Länken gäller inte längre',
    en: 'The link is no longer valid',
  },
  invalidText: {
    id: 'mf-auth.email-confirmation.invalid-text',
    description: 'What to do',
    defaultMessage: 'Skriv din e-postadress, så skickar vi en ny länk.',
    en: 'Enter your email address and we will send you a new link.',
  },
  request: {
    id: 'mf-auth.email-confirmation.request',
    description: 'Button',
    defaultMessage: 'Skicka ny länk',
    en: 'Send a new link',
  },
  sentTitle: {
    id: 'mf-auth.email-confirmation.sent-title',
    description: 'Heading after the request',
    defaultMessage: 'Kolla din inkorg',
    en: 'Check your inbox',
  },
  sentText: {
    id: 'mf-auth.email-confirmation.sent-text',
    description: 'The same for known and unknown addresses',
    defaultMessage: 'Om {email} har ett konto som inte är bekräftat ligger en ny länk där. Den gäller i tre dagar.',
    en: 'If {email} has an account that is not confirmed, a new link is there. It is valid for three days.',
  },
  sentHint: {
    id: 'mf-auth.email-confirmation.sent-hint',
    description: 'When nothing comes',
    defaultMessage: 'Hittar du inget? Titta i skräpposten.',
    en: 'Can’t find it? Check your spam folder.',
  },
  otherEmail: {
    id: 'mf-auth.email-confirmation.other-email',
    description: 'Button: back to the form',
    defaultMessage: 'Skriv en annan adress',
    en: 'Enter another address',
  },
  back: {
    id: 'mf-auth.email-confirmation.back',
    description: 'Link to log in',
    defaultMessage: 'Tillbaka till inloggningen',
    en: 'Back to login',
  },
})
