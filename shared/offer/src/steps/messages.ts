import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  title: {
    id: 'offer.steps.title',
    description: 'Heading of what happens after an application or a reservation',
    defaultMessage: 'Så går det till',
    en: 'How it works',
  },
  apply: {
    id: 'offer.steps.apply',
    description: 'Step',
    defaultMessage: 'Du ansöker med några rader',
    en: 'You apply with a few lines',
  },
  answer: {
    id: 'offer.steps.answer',
    description: 'Step',
    defaultMessage: '{brand} svarar inom {n} dagar',
    en: '{brand} answers within {n} days',
  },
  choose: {
    id: 'offer.steps.choose',
    description: 'Step',
    defaultMessage: 'Du väljer en butik och bokar',
    en: 'You choose a store and reserve',
  },
  reserve: {
    id: 'offer.steps.reserve',
    description: 'Step',
    defaultMessage: 'Du reserverar och får en kod',
    en: 'You reserve and get a code',
  },
  instagram: {
    id: 'offer.steps.instagram',
    description: 'Step',
    defaultMessage: 'Du publicerar på Instagram och lämnar in här',
    en: 'You publish on Instagram and submit it here',
  },
  link: {
    id: 'offer.steps.link',
    description: 'Step',
    defaultMessage: 'Du publicerar och delar länken',
    en: 'You publish and share the link',
  },
  content: {
    id: 'offer.steps.content',
    description: 'Step',
    defaultMessage: 'Du skickar text och bilder till {brand}',
    en: 'You send text and images to {brand}',
  },
  by: {
    id: 'offer.steps.by',
    description: 'A step and its last day; when is part of a sentence such as: by 22 December',
    defaultMessage: '{step} {when}',
    en: '{step} {when}',
  },
  review: {
    id: 'offer.steps.review',
    description: 'Step',
    defaultMessage: '{brand} granskar',
    en: '{brand} reviews it',
  },
  paid: {
    id: 'offer.steps.paid',
    description: 'Step',
    defaultMessage: '{money} kan tas ut {n} timmar efter godkännandet',
    en: '{money} can be withdrawn {n} hours after approval',
  },
})
