import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  all: {
    id: 'mf-stores.store-reports.all',
    description: 'Link from one store to the figures of all',
    defaultMessage: 'Jämför alla butiker',
    en: 'Compare all stores',
  },
  weeks: {
    id: 'mf-stores.store-reports.weeks',
    description: 'How many weeks back',
    defaultMessage: '{count} veckor',
    en: '{count} weeks',
  },
  best: {
    id: 'mf-stores.store-reports.best',
    description: 'Heading: the store where most was picked up',
    defaultMessage: 'Flest hämtningar',
    en: 'Most pick-ups',
  },
  bestText: {
    id: 'mf-stores.store-reports.best-text',
    description: 'Why the store stands out',
    defaultMessage: '{pickedUp} hämtade av {passes} pass, räckvidd {reach}',
    en: '{pickedUp} picked up of {passes} passes, reach {reach}',
  },
  worst: {
    id: 'mf-stores.store-reports.worst',
    description: 'Heading: the store where the largest share of passes was never used',
    defaultMessage: 'Flest pass som inte används',
    en: 'Most passes left unused',
  },
  worstText: {
    id: 'mf-stores.store-reports.worst-text',
    description: 'Why the store stands out',
    defaultMessage: '{unused} av {over} avslutade pass användes aldrig',
    en: '{unused} of {over} passes that are over were never used',
  },
  byStore: {
    id: 'mf-stores.store-reports.by-store',
    description: 'Heading of the table',
    defaultMessage: 'Per butik',
    en: 'By store',
  },
  trend: {
    id: 'mf-stores.store-reports.trend',
    description: 'Column: a small chart of pick-ups by week',
    defaultMessage: 'Per vecka',
    en: 'By week',
  },
  sort: { id: 'mf-stores.store-reports.sort', description: 'Choice of order', defaultMessage: 'Ordning', en: 'Order' },
  mostPickedUp: {
    id: 'mf-stores.store-reports.most-picked-up',
    description: 'Order',
    defaultMessage: 'Flest hämtade först',
    en: 'Most picked up first',
  },
  leastPickedUp: {
    id: 'mf-stores.store-reports.least-picked-up',
    description: 'Order',
    defaultMessage: 'Minst hämtade först',
    en: 'Least picked up first',
  },
  mostLapsed: {
    id: 'mf-stores.store-reports.most-lapsed',
    description: 'Order',
    defaultMessage: 'Flest förfallna först',
    en: 'Most lapsed first',
  },
  mostReach: {
    id: 'mf-stores.store-reports.most-reach',
    description: 'Order',
    defaultMessage: 'Störst räckvidd först',
    en: 'Largest reach first',
  },
  none: {
    id: 'mf-stores.store-reports.none',
    description: 'No store has had an offer',
    defaultMessage: 'Ingen butik har haft ett erbjudande än',
    en: 'No store has had an offer yet',
  },
  noneText: {
    id: 'mf-stores.store-reports.none-text',
    description: 'What to do',
    defaultMessage: 'Välj butiker i steget Butiker när du gör en kampanj som hämtas i butik.',
    en: 'Choose stores in the step Stores when you make a campaign that is picked up at stores.',
  },
  pages: {
    id: 'mf-stores.store-reports.pages',
    description: 'Names the way through pages',
    defaultMessage: 'Sidor med butiker',
    en: 'Pages of stores',
  },
})
