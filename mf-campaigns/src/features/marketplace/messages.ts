import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  title: { id: 'mf-campaigns.marketplace.title', description: 'Heading of the page', sv: 'Upptäck', en: 'Discover' },
  search: { id: 'mf-campaigns.marketplace.search', description: 'Search field', sv: 'Varumärke eller stad', en: 'Brand or city' },
  filter: { id: 'mf-campaigns.marketplace.filter', description: 'Opens the filter', sv: 'Filter', en: 'Filter' },
  country: { id: 'mf-campaigns.marketplace.country', description: 'Field of the filter', sv: 'Land', en: 'Country' },
  allCountries: { id: 'mf-campaigns.marketplace.all-countries', description: 'No country chosen', sv: 'Alla länder', en: 'All countries' },
  apply: { id: 'mf-campaigns.marketplace.apply', description: 'Puts the filter in force', sv: 'Använd', en: 'Apply' },
  cancel: { id: 'mf-campaigns.marketplace.cancel', description: 'Closes the filter', sv: 'Avbryt', en: 'Cancel' },
  delivery: { id: 'mf-campaigns.marketplace.delivery', description: 'Offers sent home', sv: 'Leverans', en: 'Delivery' },
  pickup: { id: 'mf-campaigns.marketplace.pickup', description: 'Offers fetched in a store', sv: 'Hämta i butik', en: 'Pick up' },
  showAll: { id: 'mf-campaigns.marketplace.show-all', description: 'Link to the whole section', sv: 'Visa alla', en: 'Show all' },
  showAllOf: { id: 'mf-campaigns.marketplace.show-all-of', description: 'Name of that link for screen readers', sv: 'Visa alla: {section}', en: 'Show all: {section}' },
  map: { id: 'mf-campaigns.marketplace.map', description: 'Link to the stores', sv: 'Karta', en: 'Map' },
  applyFirst: { id: 'mf-campaigns.marketplace.apply-first', description: 'The offer needs an application', sv: 'Ansök först', en: 'Apply first' },
  applied: { id: 'mf-campaigns.marketplace.applied', description: 'The creator has applied already', sv: 'Du har ansökt', en: 'You have applied' },
  noneTitle: { id: 'mf-campaigns.marketplace.none.title', description: 'Empty state', sv: 'Inga erbjudanden just nu', en: 'No offers right now' },
  noneText: { id: 'mf-campaigns.marketplace.none.text', description: 'Empty state, without search', sv: 'Nya kampanjer kommer varje vecka. Titta in snart igen.', en: 'New campaigns arrive every week. Look in again soon.' },
  noHitsTitle: { id: 'mf-campaigns.marketplace.no-hits.title', description: 'Empty state of a search', sv: 'Inget matchar din sökning', en: 'Nothing matches your search' },
  noHitsText: { id: 'mf-campaigns.marketplace.no-hits.text', description: 'Empty state of a search', sv: 'Prova ett annat ord eller fler länder.', en: 'Try another word or more countries.' },
  reset: { id: 'mf-campaigns.marketplace.reset', description: 'Takes search and filter away', sv: 'Visa allt', en: 'Show everything' },
  sectionEmpty: { id: 'mf-campaigns.marketplace.section-empty', description: 'One section has no offers', sv: 'Inget här just nu.', en: 'Nothing here right now.' },
})
