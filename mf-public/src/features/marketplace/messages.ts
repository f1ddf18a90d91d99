import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  title: {
    id: 'mf-public.marketplace.title',
    description: 'Heading of the page',
    defaultMessage: 'Upptäck',
    en: 'Discover',
  },
  context: {
    id: 'mf-public.marketplace.context',
    description: 'Under the heading',
    defaultMessage: 'Öppna samarbeten med varumärken. Välj ett, ansök och visa det för dina följare.',
    en: 'Open collaborations with brands. Choose one, apply and show it to your followers.',
  },
  search: {
    id: 'mf-public.marketplace.search',
    description: 'Search box; leads to the search page',
    defaultMessage: 'Varumärke eller stad',
    en: 'Brand or city',
  },
  filter: {
    id: 'mf-public.marketplace.filter',
    description: 'Opens the filter sheet',
    defaultMessage: 'Filter',
    en: 'Filter',
  },
  filterOn: {
    id: 'mf-public.marketplace.filter-on',
    description: 'Name of the button that opens the filter, with how much of it is in force',
    defaultMessage: '{n, plural, =0 {Filter} one {Filter, # i bruk} other {Filter, # i bruk}}',
    en: '{n, plural, =0 {Filter} one {Filter, # in use} other {Filter, # in use}}',
  },
  apply: {
    id: 'mf-public.marketplace.apply',
    description: 'Uses the filter (S-25)',
    defaultMessage: 'Använd',
    en: 'Apply',
  },
  countryFirst: {
    id: 'mf-public.marketplace.country-first',
    description: 'Where the visitor seems to be decides what stands first; nothing is left out',
    defaultMessage: 'Det som finns i {country} visas först.',
    en: 'What is in {country} comes first.',
  },
  changeCountry: {
    id: 'mf-public.marketplace.change-country',
    description: 'Opens the choice of country',
    defaultMessage: 'Välj land',
    en: 'Choose country',
  },
  removeCountry: {
    id: 'mf-public.marketplace.remove-country',
    description: 'Takes the country filter away',
    defaultMessage: 'Visa alla länder',
    en: 'Show all countries',
  },
  showAllOf: {
    id: 'mf-public.marketplace.show-all-of',
    description: 'Name of that link for screen readers',
    defaultMessage: 'Visa alla: {section}',
    en: 'Show all: {section}',
  },
  sectionEmpty: {
    id: 'mf-public.marketplace.section-empty',
    description: 'One section has no offers',
    defaultMessage: 'Inget här just nu.',
    en: 'Nothing here right now.',
  },
  noneTitle: {
    id: 'mf-public.marketplace.none-title',
    description: 'No offers of this kind',
    defaultMessage: 'Inga öppna erbjudanden just nu',
    en: 'No open offers right now',
  },
  noneText: {
    id: 'mf-public.marketplace.none-text',
    description: 'No offers at all',
    defaultMessage: 'Nya kommer hela tiden. Titta in igen om en stund.',
    en: 'New ones arrive all the time. Check back in a while.',
  },
  noneFoundTitle: {
    id: 'mf-public.marketplace.none-found-title',
    description: 'No offers in the chosen country',
    defaultMessage: 'Inga erbjudanden i landet just nu',
    en: 'No offers in this country right now',
  },
  noneFound: {
    id: 'mf-public.marketplace.none-found',
    description: 'What to do then',
    defaultMessage: 'Prova ett annat land, eller visa alla.',
    en: 'Try another country, or show all.',
  },
  suggest: {
    id: 'mf-public.marketplace.suggest',
    description: 'Link to the product suggestion',
    defaultMessage: 'Föreslå en produkt',
    en: 'Suggest a product',
  },
})
