import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  title: {
    id: 'mf-auth.welcome.title',
    description: 'Heading of the step after a new account',
    defaultMessage: 'Välkommen till Samspel',
    en: 'Welcome to Samspel',
  },
  lead: {
    id: 'mf-auth.welcome.lead',
    description: 'Under the heading',
    defaultMessage: 'Vad ska varumärkena kalla dig?',
    en: 'What should brands call you?',
  },
  step: {
    id: 'mf-auth.welcome.step',
    description: 'Where one is in the steps',
    defaultMessage: 'Steg {n, number} av {all, number}',
    en: 'Step {n, number} of {all, number}',
  },
  about: {
    id: 'mf-auth.welcome.about',
    description: 'Question over the categories',
    defaultMessage: 'Vad handlar ditt konto om?',
    en: 'What is your account about?',
  },
  then: {
    id: 'mf-auth.welcome.then',
    description: 'Over the offer that the creator came from',
    defaultMessage: 'Sedan tillbaka till',
    en: 'Then back to',
  },
  nameFirst: {
    id: 'mf-auth.welcome.name-first',
    description: 'Under the button while the name is missing',
    defaultMessage: 'Skriv ditt namn',
    en: 'Write your name',
  },
})
