import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  search: {
    id: 'mf-stores.store-list.search',
    description: 'Search box',
    defaultMessage: 'Sök namn, stad eller adress',
    en: 'Search name, city or address',
  },
  add: {
    id: 'mf-stores.store-list.add',
    description: 'Main action',
    defaultMessage: 'Lägg till butik',
    en: 'Add store',
  },
  store: { id: 'mf-stores.store-list.store', description: 'Column', defaultMessage: 'Butik', en: 'Store' },
  none: {
    id: 'mf-stores.store-list.none',
    description: 'The brand has no stores',
    defaultMessage: 'Inga butiker än',
    en: 'No stores yet',
  },
  noneText: {
    id: 'mf-stores.store-list.none-text',
    description: 'What to do',
    defaultMessage: 'Lägg till den första, så kan kreatörer hämta där.',
    en: 'Add the first one, and creators can pick up there.',
  },
  noneForStaff: {
    id: 'mf-stores.store-list.none-for-staff',
    description: 'Store staff cannot add',
    defaultMessage: 'Varumärket lägger till butiker.',
    en: 'The brand adds stores.',
  },
  noneFound: {
    id: 'mf-stores.store-list.none-found',
    description: 'No store for search and filter',
    defaultMessage: 'Ingen butik matchar',
    en: 'No store matches',
  },
  clear: {
    id: 'mf-stores.store-list.clear',
    description: 'Takes search and filter away',
    defaultMessage: 'Visa alla butiker',
    en: 'Show all stores',
  },
  missingBrand: {
    id: 'mf-stores.store-list.missing-brand',
    description: 'Unknown brand, or one of somebody else',
    defaultMessage: 'Varumärket finns inte, eller så har du inte åtkomst till det.',
    en: 'The brand does not exist, or you do not have access to it.',
  },
})
