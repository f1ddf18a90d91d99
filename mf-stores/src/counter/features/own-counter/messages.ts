import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  title: {
    id: 'mf-stores.own-counter.title',
    description: 'Heading: a clerk chooses the store once',
    defaultMessage: 'Vilken butik står du i?',
    en: 'Which store are you in?',
  },
  context: {
    id: 'mf-stores.own-counter.context',
    description: 'Under the heading',
    defaultMessage: 'Valet sparas i den här telefonen. Du kan byta när du vill.',
    en: 'The choice is kept on this phone. You can change it at any time.',
  },
  search: {
    id: 'mf-stores.own-counter.search',
    description: 'Search box',
    defaultMessage: 'Sök butik',
    en: 'Search store',
  },
  none: {
    id: 'mf-stores.own-counter.none',
    description: 'No store',
    defaultMessage: 'Inga butiker hittades',
    en: 'No stores found',
  },
  noneText: {
    id: 'mf-stores.own-counter.none-text',
    description: 'What to do without a store',
    defaultMessage: 'Be varumärket lägga till din butik, eller sök på något annat.',
    en: 'Ask the brand to add your store, or search for something else.',
  },
})
