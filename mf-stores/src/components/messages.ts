import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  stores: { id: 'mf-stores.shared.stores', description: 'Stores of a brand', defaultMessage: 'Butiker', en: 'Stores' },
  store: {
    id: 'mf-stores.shared.store',
    description: 'Heading while a store loads',
    defaultMessage: 'Butik',
    en: 'Store',
  },
  allBrands: {
    id: 'mf-stores.shared.all-brands',
    description: 'Way back to the choice of brand',
    defaultMessage: 'Alla varumärken',
    en: 'All brands',
  },
  breadcrumbs: {
    id: 'mf-stores.shared.breadcrumbs',
    description: 'Names the path to this page',
    defaultMessage: 'Sökväg',
    en: 'Breadcrumbs',
  },
  loading: {
    id: 'mf-stores.shared.loading',
    description: 'Read out while something loads',
    defaultMessage: 'Hämtar',
    en: 'Loading',
  },
  retry: { id: 'mf-stores.shared.retry', description: 'Ask again', defaultMessage: 'Försök igen', en: 'Try again' },
  failed: {
    id: 'mf-stores.shared.failed',
    description: 'Stores could not be fetched',
    defaultMessage: 'Butikerna kunde inte hämtas.',
    en: 'The stores could not be loaded.',
  },
  address: { id: 'mf-stores.shared.address', description: 'Label', defaultMessage: 'Adress', en: 'Address' },
  postalCode: {
    id: 'mf-stores.shared.postal-code',
    description: 'Label',
    defaultMessage: 'Postnummer',
    en: 'Postal code',
  },
  city: { id: 'mf-stores.shared.city', description: 'Label', defaultMessage: 'Stad', en: 'City' },
  country: { id: 'mf-stores.shared.country', description: 'Label', defaultMessage: 'Land', en: 'Country' },
  allCountries: {
    id: 'mf-stores.shared.all-countries',
    description: 'No country chosen',
    defaultMessage: 'Alla länder',
    en: 'All countries',
  },
  hours: { id: 'mf-stores.shared.hours', description: 'Label', defaultMessage: 'Öppettider', en: 'Opening hours' },
  phone: { id: 'mf-stores.shared.phone', description: 'Label', defaultMessage: 'Telefon', en: 'Phone' },
  name: { id: 'mf-stores.shared.name', description: 'Label', defaultMessage: 'Namn', en: 'Name' },
  directions: {
    id: 'mf-stores.shared.directions',
    description: 'Opens a map',
    defaultMessage: 'Visa vägen',
    en: 'Get directions',
  },
  edit: { id: 'mf-stores.shared.edit', description: 'Opens the form', defaultMessage: 'Redigera', en: 'Edit' },
})
