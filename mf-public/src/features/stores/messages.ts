import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  title: { id: 'mf-public.stores.title', description: 'Heading of the page', sv: 'Butiker', en: 'Stores' },
  context: { id: 'mf-public.stores.context', description: 'Under the heading', sv: 'Välj en stad och se var du kan hämta.', en: 'Choose a city and see where you can pick up.' },
  find: { id: 'mf-public.stores.find', description: 'Search box (S-31)', sv: 'Hitta butik', en: 'Find store' },
  placeholder: { id: 'mf-public.stores.placeholder', description: 'Hint in the search box', sv: 'Stad eller varumärke', en: 'City or brand' },
  inArea: { id: 'mf-public.stores.in-area', description: 'Heading over the stores (S-30)', sv: 'Butiker i området', en: 'Stores in area' },
  cities: { id: 'mf-public.stores.cities', description: 'Heading over the cities', sv: 'Städer', en: 'Cities' },
  allCities: { id: 'mf-public.stores.all-cities', description: 'Back from one city', sv: 'Alla städer', en: 'All cities' },
  failed: { id: 'mf-public.stores.failed', description: 'Stores could not be fetched', sv: 'Butikerna kunde inte hämtas.', en: 'The stores could not be loaded.' },
  none: { id: 'mf-public.stores.none', description: 'No stores', sv: 'Inga butiker hittades', en: 'No stores found' },
  noneText: { id: 'mf-public.stores.none-text', description: 'What to do', sv: 'Prova en annan stad eller ett annat land.', en: 'Try another city or another country.' },
  clear: { id: 'mf-public.stores.clear', description: 'Takes search and filter away', sv: 'Visa alla butiker', en: 'Show all stores' },
  onlyBrand: { id: 'mf-public.stores.only-brand', description: 'Only the stores of one brand are shown', sv: 'Bara {brand}', en: 'Only {brand}' },
})
