import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  stores: { id: 'mf-stores.shared.stores', description: 'Stores of a brand', sv: 'Butiker', en: 'Stores' },
  store: { id: 'mf-stores.shared.store', description: 'Heading while a store loads', sv: 'Butik', en: 'Store' },
  allBrands: { id: 'mf-stores.shared.all-brands', description: 'Way back to the choice of brand', sv: 'Alla varumärken', en: 'All brands' },
  breadcrumbs: { id: 'mf-stores.shared.breadcrumbs', description: 'Names the path to this page', sv: 'Sökväg', en: 'Breadcrumbs' },
  loading: { id: 'mf-stores.shared.loading', description: 'Read out while something loads', sv: 'Hämtar', en: 'Loading' },
  loadMore: { id: 'mf-stores.shared.load-more', description: 'Next page of a list', sv: 'Ladda fler', en: 'Load more' },
  retry: { id: 'mf-stores.shared.retry', description: 'Ask again', sv: 'Försök igen', en: 'Try again' },
  failed: { id: 'mf-stores.shared.failed', description: 'Stores could not be fetched', sv: 'Butikerna kunde inte hämtas.', en: 'The stores could not be loaded.' },
  address: { id: 'mf-stores.shared.address', description: 'Label', sv: 'Adress', en: 'Address' },
  postalCode: { id: 'mf-stores.shared.postal-code', description: 'Label', sv: 'Postnummer', en: 'Postal code' },
  city: { id: 'mf-stores.shared.city', description: 'Label', sv: 'Stad', en: 'City' },
  country: { id: 'mf-stores.shared.country', description: 'Label', sv: 'Land', en: 'Country' },
  allCountries: { id: 'mf-stores.shared.all-countries', description: 'No country chosen', sv: 'Alla länder', en: 'All countries' },
  hours: { id: 'mf-stores.shared.hours', description: 'Label', sv: 'Öppettider', en: 'Opening hours' },
  phone: { id: 'mf-stores.shared.phone', description: 'Label', sv: 'Telefon', en: 'Phone' },
  name: { id: 'mf-stores.shared.name', description: 'Label', sv: 'Namn', en: 'Name' },
  directions: { id: 'mf-stores.shared.directions', description: 'Opens a map', sv: 'Visa vägen', en: 'Get directions' },
  edit: { id: 'mf-stores.shared.edit', description: 'Opens the form', sv: 'Redigera', en: 'Edit' },
})
