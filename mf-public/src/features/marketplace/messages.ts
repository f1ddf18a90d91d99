import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  title: { id: 'mf-public.marketplace.title', description: 'Heading of the page', sv: 'Marknadsplatsen', en: 'Marketplace' },
  context: { id: 'mf-public.marketplace.context', description: 'Under the heading', sv: 'Öppna samarbeten med varumärken. Välj ett, ansök och visa det för dina följare.', en: 'Open collaborations with brands. Choose one, apply and show it to your followers.' },
  search: { id: 'mf-public.marketplace.search', description: 'Search box', sv: 'Sök erbjudande eller varumärke', en: 'Search offer or brand' },
  filter: { id: 'mf-public.marketplace.filter', description: 'Opens the filter sheet', sv: 'Filter', en: 'Filter' },
  apply: { id: 'mf-public.marketplace.apply', description: 'Uses the filter (S-25)', sv: 'Använd', en: 'Apply' },
  cancel: { id: 'mf-public.marketplace.cancel', description: 'Leaves the filter as it was (S-25)', sv: 'Avbryt', en: 'Cancel' },
  removeCountry: { id: 'mf-public.marketplace.remove-country', description: 'Takes the country filter away', sv: 'Visa alla länder', en: 'Show all countries' },
  stores: { id: 'mf-public.marketplace.stores', description: 'Link to the stores', sv: 'Hitta butik', en: 'Find store' },
  noneTitle: { id: 'mf-public.marketplace.none-title', description: 'No offers of this kind', sv: 'Inga öppna erbjudanden just nu', en: 'No open offers right now' },
  noneText: { id: 'mf-public.marketplace.none-text', description: 'No offers at all', sv: 'Nya kommer hela tiden. Titta in igen om en stund.', en: 'New ones arrive all the time. Look in again in a while.' },
  noneFound: { id: 'mf-public.marketplace.none-found', description: 'No offers for the filter', sv: 'Inget matchar. Prova andra ord eller ett annat land.', en: 'Nothing matches. Try other words or another country.' },
  clear: { id: 'mf-public.marketplace.clear', description: 'Takes search words and filter away', sv: 'Rensa sökningen', en: 'Clear the search' },
})
