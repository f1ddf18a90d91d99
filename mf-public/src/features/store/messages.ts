import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  about: { id: 'mf-public.store.about', description: 'Heading of the facts', sv: 'Besök butiken', en: 'Visit the store' },
  address: { id: 'mf-public.store.address', description: 'Label', sv: 'Adress', en: 'Address' },
  hours: { id: 'mf-public.store.hours', description: 'Label', sv: 'Öppettider', en: 'Opening hours' },
  phone: { id: 'mf-public.store.phone', description: 'Label', sv: 'Telefon', en: 'Phone' },
  directions: { id: 'mf-public.store.directions', description: 'Opens a map', sv: 'Visa vägen', en: 'Get directions' },
  offers: { id: 'mf-public.store.offers', description: 'Heading over the pick-up offers of the brand', sv: 'Hämta här', en: 'Pick up here' },
  none: { id: 'mf-public.store.none', description: 'No pick-up offers', sv: 'Inget att hämta just nu', en: 'Nothing to pick up right now' },
  noneText: { id: 'mf-public.store.none-text', description: 'What to do', sv: 'Se vad {brand} erbjuder i övrigt.', en: 'See what else {brand} offers.' },
  brand: { id: 'mf-public.store.brand', description: 'Link to the brand', sv: 'Till {brand}', en: 'To {brand}' },
  stores: { id: 'mf-public.store.stores', description: 'Way back to all stores', sv: 'Butiker', en: 'Stores' },
})
