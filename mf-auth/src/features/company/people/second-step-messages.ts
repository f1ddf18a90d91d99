import { defineMessages } from '@samspel/i18n'

export const secondStepMessages = defineMessages({
  without: {
    id: 'mf-auth.people.without-second-step',
    description: 'How many sign in by the password alone; their names follow',
    defaultMessage: '{n, plural, one {# loggar in utan andra steget.} other {# loggar in utan andra steget.}}',
    en: '{n, plural, one {# logs in without the second step.} other {# log in without the second step.}}',
  },
  names: {
    id: 'mf-auth.people.without-second-step-names',
    description: 'Their names, and how many more',
    defaultMessage: '{names}{more, plural, =0 {} one { och # till} other { och # till}}.',
    en: '{names}{more, plural, =0 {} one { and # more} other { and # more}}.',
  },
  require: {
    id: 'mf-auth.people.require-second-step',
    description: 'Switch of an owner',
    defaultMessage: 'Kräv två steg av alla',
    en: 'Require two steps of everyone',
  },
  from: {
    id: 'mf-auth.people.second-step-from',
    description: 'From which day nobody gets in without the second step',
    defaultMessage: 'Krävs från {date}.',
    en: 'Required from {date}.',
  },
  resetTitle: {
    id: 'mf-auth.people.reset-second-step-title',
    description: 'Heading of the question',
    defaultMessage: 'Nollställ andra steget för {name}?',
    en: 'Reset the second step of {name}?',
  },
  resetText: {
    id: 'mf-auth.people.reset-second-step-text',
    description: 'What follows',
    defaultMessage:
      '{name} loggas ut överallt, loggar in med lösenordet och får ett mejl. Gör det bara om du vet att det är {name} som ber om det.',
    en: '{name} is logged out everywhere, logs in by the password and gets an email. Only do this if you know that it is {name} who asks for it.',
  },
  resetDone: {
    id: 'mf-auth.people.reset-second-step-done',
    description: 'Toast',
    defaultMessage: 'Andra steget är nollställt för {name}.',
    en: 'The second step of {name} is reset.',
  },
})
