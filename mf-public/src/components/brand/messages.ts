import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  offers: { id: 'mf-public.brand.offers', description: 'Heading over the offers', sv: 'Erbjudanden', en: 'Offers' },
  method: { id: 'mf-public.brand.method', description: 'Names the choice of delivery or pick up', sv: 'Leveranssätt', en: 'Delivery method' },
  all: { id: 'mf-public.brand.all', description: 'Offers of both kinds', sv: 'Alla', en: 'All' },
  none: { id: 'mf-public.brand.none', description: 'The brand has no open offers', sv: 'Inga öppna erbjudanden just nu', en: 'No open offers right now' },
  noneText: { id: 'mf-public.brand.none-text', description: 'What to do meanwhile', sv: 'Andra varumärken söker kreatörer.', en: 'Other brands are looking for creators.' },
  toMarketplace: { id: 'mf-public.brand.to-marketplace', description: 'Link', sv: 'Till marknadsplatsen', en: 'To the marketplace' },
  stores: { id: 'mf-public.brand.stores', description: 'Heading over the stores', sv: 'Butiker', en: 'Stores' },
  storesFailed: { id: 'mf-public.brand.stores-failed', description: 'Stores could not be fetched', sv: 'Butikerna kunde inte hämtas.', en: 'The stores could not be loaded.' },
  allStores: { id: 'mf-public.brand.all-stores', description: 'Link to all stores of the brand', sv: 'Visa alla butiker', en: 'Show all stores' },
  website: { id: 'mf-public.brand.website', description: 'Link to the brand', sv: 'Webbplats', en: 'Website' },
})
