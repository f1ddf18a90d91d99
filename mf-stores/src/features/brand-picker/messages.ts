import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  context: {
    id: 'mf-stores.brand-picker.context',
    description: 'Under the heading',
    defaultMessage: 'Välj ett varumärke för att se dess butiker.',
    en: 'Choose a brand to see its stores.',
  },
  search: {
    id: 'mf-stores.brand-picker.search',
    description: 'Search box',
    defaultMessage: 'Sök varumärke',
    en: 'Search brand',
  },
  failed: {
    id: 'mf-stores.brand-picker.failed',
    description: 'Brands could not be fetched',
    defaultMessage: 'Varumärkena kunde inte hämtas.',
    en: 'The brands could not be loaded.',
  },
  none: {
    id: 'mf-stores.brand-picker.none',
    description: 'No brand',
    defaultMessage: 'Inga varumärken hittades',
    en: 'No brands found',
  },
  clear: {
    id: 'mf-stores.brand-picker.clear',
    description: 'Empties the search box',
    defaultMessage: 'Visa alla varumärken',
    en: 'Show all brands',
  },
})
