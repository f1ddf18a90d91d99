import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  title: {
    id: 'mf-public.search.title',
    description: 'Heading (S-31)',
    defaultMessage: 'Hitta butik',
    en: 'Find store',
  },
  context: {
    id: 'mf-public.search.context',
    description: 'Under the heading',
    defaultMessage: 'Sök på ett varumärke eller en stad.',
    en: 'Search for a brand or a city.',
  },
  field: {
    id: 'mf-public.search.field',
    description: 'Search box',
    defaultMessage: 'Varumärke eller stad',
    en: 'Brand or city',
  },
  brands: {
    id: 'mf-public.search.brands',
    description: 'Heading over brands that match',
    defaultMessage: 'Varumärken',
    en: 'Brands',
  },
  cities: {
    id: 'mf-public.search.cities',
    description: 'Heading over towns that match',
    defaultMessage: 'Städer',
    en: 'Cities',
  },
  popularBrands: {
    id: 'mf-public.search.popular-brands',
    description: 'Heading before anything is typed',
    defaultMessage: 'Populära varumärken',
    en: 'Popular brands',
  },
  popularCities: {
    id: 'mf-public.search.popular-cities',
    description: 'Heading before anything is typed',
    defaultMessage: 'Populära städer',
    en: 'Popular cities',
  },
  found: {
    id: 'mf-public.search.found',
    description: 'Read out when results come',
    defaultMessage:
      '{brands, plural, one {# varumärke} other {# varumärken}} och {cities, plural, one {# stad} other {# städer}} hittades',
    en: '{brands, plural, one {# brand} other {# brands}} and {cities, plural, one {# city} other {# cities}} found',
  },
  none: {
    id: 'mf-public.search.none',
    description: 'Nothing matches',
    defaultMessage: 'Inget hittades för ”{words}”',
    en: 'Nothing found for “{words}”',
  },
  noneText: {
    id: 'mf-public.search.none-text',
    description: 'What to do',
    defaultMessage: 'Prova ett annat namn, eller se alla butiker på kartan.',
    en: 'Try another name, or see all stores on the map.',
  },
  map: { id: 'mf-public.search.map', description: 'Link', defaultMessage: 'Visa kartan', en: 'Show the map' },
  allBrands: {
    id: 'mf-public.search.all-brands',
    description: 'Link',
    defaultMessage: 'Alla varumärken',
    en: 'All brands',
  },
  offers: {
    id: 'mf-public.search.offers',
    description: 'Heading over offers that match',
    defaultMessage: 'Erbjudanden',
    en: 'Offers',
  },
  stores: {
    id: 'mf-public.search.stores',
    description: 'Heading over stores that match',
    defaultMessage: 'Butiker',
    en: 'Stores',
  },
  showAll: {
    id: 'mf-public.search.show-all',
    description: 'Shows all offers that match',
    defaultMessage: 'Visa alla {count}',
    en: 'Show all {count}',
  },
  now: {
    id: 'mf-public.search.now',
    description: 'Chip: no application is needed',
    defaultMessage: 'Hämta nu',
    en: 'Pick up now',
  },
  apply: {
    id: 'mf-public.search.apply',
    description: 'Chip: an application comes first',
    defaultMessage: 'Ansök först',
    en: 'Apply first',
  },
  meant: {
    id: 'mf-public.search.meant',
    description: 'Over a button with a near spelling',
    defaultMessage: 'Menade du det här?',
    en: 'Did you mean this?',
  },
  missing: {
    id: 'mf-public.search.missing',
    description: 'Before the link to suggest a product',
    defaultMessage: 'Saknar du något?',
    en: 'Missing something?',
  },
  suggest: {
    id: 'mf-public.search.suggest',
    description: 'Link',
    defaultMessage: 'Föreslå en produkt',
    en: 'Suggest a product',
  },
  failed: {
    id: 'mf-public.search.failed',
    description: 'The search failed',
    defaultMessage: 'Sökningen gick inte att göra.',
    en: 'The search could not be made.',
  },
  popularFailed: {
    id: 'mf-public.search.popular-failed',
    description: 'Popular brands and towns could not be fetched',
    defaultMessage: 'Förslagen kunde inte hämtas.',
    en: 'The suggestions could not be loaded.',
  },
})
