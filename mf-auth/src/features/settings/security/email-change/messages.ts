import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  awaitsBoth: {
    id: 'mf-auth.security.email-change.awaits-both',
    description: 'Neither address has said yes; to: the new one, email: the one there is, date: until when',
    defaultMessage:
      'Bytet till {to} väntar på båda adresserna. Öppna länken som vi har mejlat till {to} och länken till {email}, senast {date}.',
    en: 'The change to {to} waits for both addresses. Open the link that we emailed to {to} and the one to {email}, by {date}.',
  },
  awaitsNew: {
    id: 'mf-auth.security.email-change.awaits-new',
    description: 'The new address has not said yes',
    defaultMessage:
      'Bytet till {to} väntar på den nya adressen. Öppna länken som vi har mejlat till {to}, senast {date}.',
    en: 'The change to {to} waits for the new address. Open the link that we emailed to {to}, by {date}.',
  },
  awaitsFormer: {
    id: 'mf-auth.security.email-change.awaits-former',
    description: 'The address there is has not said yes',
    defaultMessage:
      '{to} är bekräftad. Bytet väntar på den förra adressen: öppna länken som vi har mejlat till {email}, senast {date}.',
    en: '{to} is confirmed. The change waits for the former address: open the link that we emailed to {email}, by {date}.',
  },
  cancel: {
    id: 'mf-auth.security.email-change.cancel',
    description: 'Button',
    defaultMessage: 'Avbryt bytet',
    en: 'Cancel the change',
  },
  cancelled: {
    id: 'mf-auth.security.email-change.cancelled',
    description: 'Note',
    defaultMessage: 'Bytet är avbrutet. Länkarna gäller inte längre.',
    en: 'The change is cancelled. The links no longer work.',
  },
  cannotReach: {
    id: 'mf-auth.security.email-change.cannot-reach',
    description: 'Button: the former address is out of reach',
    defaultMessage: 'Jag når inte den förra adressen',
    en: 'I cannot reach the former address',
  },
  outOfReach: {
    id: 'mf-auth.security.email-change.out-of-reach',
    description: 'For those without a second step',
    defaultMessage:
      'Når du inte den förra adressen? Hör av dig till Samspel. När vi har kontrollerat vem du är räcker den nya adressens ja.',
    en: 'Cannot reach the former address? Contact Samspel. Once we have checked who you are, the yes of the new address is enough.',
  },
  code: {
    id: 'mf-auth.security.email-change.code',
    description: 'Field',
    defaultMessage: 'Kod från appen, eller en återställningskod',
    en: 'Code from the app, or a recovery code',
  },
  codeHelp: {
    id: 'mf-auth.security.email-change.code-help',
    description: 'Help at the field',
    defaultMessage: 'Koden ersätter den förra adressens ja. Den får veta det, och kan ta tillbaka kontot i sju dagar.',
    en: 'The code stands in for the yes of the former address. That address is told, and can take the account back for seven days.',
  },
  release: {
    id: 'mf-auth.security.email-change.release',
    description: 'Button',
    defaultMessage: 'Byt utan den förra adressen',
    en: 'Change without the former address',
  },
  released: {
    id: 'mf-auth.security.email-change.released',
    description: 'Note',
    defaultMessage: 'Den förra adressen väntas inte in',
    en: 'The former address is not waited for',
  },
  readFailed: {
    id: 'mf-auth.security.email-change.read-failed',
    description: 'The change under way could not be read',
    defaultMessage: 'Vi kunde inte se om ett byte pågår.',
    en: 'We could not see whether a change is under way.',
  },
  again: {
    id: 'mf-auth.security.email-change.again',
    description: 'Button',
    defaultMessage: 'Försök igen',
    en: 'Try again',
  },
})
