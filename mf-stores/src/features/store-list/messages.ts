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
  open: {
    id: 'mf-stores.store-list.open',
    description: 'Opens the page of the selected store',
    defaultMessage: 'Öppna butiken',
    en: 'Open the store',
  },
  closeCard: {
    id: 'mf-stores.store-list.close-card',
    description: 'No store is selected any more',
    defaultMessage: 'Stäng kortet',
    en: 'Close the card',
  },
  map: { id: 'mf-stores.store-list.map', description: 'Shows the map', defaultMessage: 'Karta', en: 'Map' },
  list: { id: 'mf-stores.store-list.list', description: 'Shows the list', defaultMessage: 'Lista', en: 'List' },
  view: {
    id: 'mf-stores.store-list.view',
    description: 'Names the choice between list and map',
    defaultMessage: 'Visa som',
    en: 'Show as',
  },
  outside: {
    id: 'mf-stores.store-list.outside',
    description: 'Under the list: how many of the stores the map does not show',
    defaultMessage: '{count, plural, one {# butik} other {# butiker}} ligger utanför kartan.',
    en: '{count, plural, one {# store is} other {# stores are}} outside the map.',
  },
  showAll: {
    id: 'mf-stores.store-list.show-all',
    description: 'Moves the map so that every store is seen',
    defaultMessage: 'Visa alla {count, number}',
    en: 'Show all {count, number}',
  },
  pointsFailed: {
    id: 'mf-stores.store-list.points-failed',
    description: 'On the map, when the places of the stores could not be fetched',
    defaultMessage: 'Butikerna kunde inte visas på kartan.',
    en: 'The stores could not be shown on the map.',
  },
})
