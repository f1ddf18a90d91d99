import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  write: {
    id: 'mf-stores.store-facts.write',
    description: 'Link to the form',
    defaultMessage: 'Skriv',
    en: 'Write',
  },
  inTown: {
    id: 'mf-stores.store-facts.in-town',
    description: 'Under the map while the pin stands where a town put it, and nobody has moved it to the store',
    defaultMessage: 'Nålen står mitt i {town}.',
    en: 'The pin is in the middle of {town}.',
  },
  movePin: {
    id: 'mf-stores.store-facts.move-pin',
    description: 'Link to the form, where the pin is moved',
    defaultMessage: 'Flytta den till butiken',
    en: 'Move it to the store',
  },
  handover: {
    id: 'mf-stores.store-facts.handover',
    description: 'Heading',
    defaultMessage: 'Att tänka på vid utlämning',
    en: 'When handing out',
  },
  noNote: {
    id: 'mf-stores.store-facts.no-note',
    description: 'Nothing is written',
    defaultMessage: 'Här kan du skriva det som personalen behöver veta när de lämnar ut.',
    en: 'Write what the staff need to know when they hand out.',
  },
  seenByClerks: {
    id: 'mf-stores.store-facts.seen-by-clerks',
    description: 'Who sees the note',
    defaultMessage: 'Visas för personalen efter varje skanning',
    en: 'Shown to the staff after each scan',
  },
})
