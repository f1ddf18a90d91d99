import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  label: { id: 'mf-auth.town.label', description: 'Field', defaultMessage: 'Ort', en: 'Town' },
  help: {
    id: 'mf-auth.town.help',
    description: 'Under the field',
    defaultMessage: 'Härifrån räknas avstånd till butiker.',
    en: 'Distances to stores are counted from here.',
  },
  typeMore: {
    id: 'mf-auth.town.type-more',
    description: 'In place of towns',
    defaultMessage: 'Skriv minst två bokstäver.',
    en: 'Type at least two letters.',
  },
  searching: {
    id: 'mf-auth.town.searching',
    description: 'In place of towns',
    defaultMessage: 'Söker',
    en: 'Searching',
  },
  none: {
    id: 'mf-auth.town.none',
    description: 'In place of towns',
    defaultMessage: 'Vi känner inte igen orten. Välj den närmaste.',
    en: 'We do not know that town. Choose the nearest one.',
  },
  failed: {
    id: 'mf-auth.town.failed',
    description: 'Under the field',
    defaultMessage: 'Orterna kunde inte hämtas.',
    en: 'The towns could not be loaded.',
  },
})
