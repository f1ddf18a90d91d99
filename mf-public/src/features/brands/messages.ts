import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  title: { id: 'mf-public.brands.title', description: 'Heading of the page', sv: 'Varumärken', en: 'Brands' },
  context: { id: 'mf-public.brands.context', description: 'Under the heading', sv: 'Alla varumärken som har öppna samarbeten.', en: 'All brands with open collaborations.' },
  search: { id: 'mf-public.brands.search', description: 'Search box', sv: 'Sök varumärke', en: 'Search brand' },
  offers: { id: 'mf-public.brands.offers', description: 'Open offers of a brand', sv: '{count, plural, one {# erbjudande} other {# erbjudanden}}', en: '{count, plural, one {# offer} other {# offers}}' },
  failed: { id: 'mf-public.brands.failed', description: 'Brands could not be fetched', sv: 'Varumärkena kunde inte hämtas.', en: 'The brands could not be loaded.' },
  none: { id: 'mf-public.brands.none', description: 'No brand', sv: 'Inga varumärken hittades', en: 'No brands found' },
  noneText: { id: 'mf-public.brands.none-text', description: 'No brand for the words', sv: 'Prova ett annat namn.', en: 'Try another name.' },
  clear: { id: 'mf-public.brands.clear', description: 'Empties the search box', sv: 'Visa alla varumärken', en: 'Show all brands' },
})
