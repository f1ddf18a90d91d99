import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  breadcrumbs: {
    id: 'mf-stores.shared.breadcrumbs',
    description: 'Names the path to this page',
    defaultMessage: 'Sökväg',
    en: 'Breadcrumbs',
  },
  postalCode: {
    id: 'mf-stores.shared.postal-code',
    description: 'Label',
    defaultMessage: 'Postnummer',
    en: 'Postal code',
  },
  hours: { id: 'mf-stores.shared.hours', description: 'Label', defaultMessage: 'Öppettider', en: 'Opening hours' },
  phone: { id: 'mf-stores.shared.phone', description: 'Label', defaultMessage: 'Telefon', en: 'Phone' },
  directions: {
    id: 'mf-stores.shared.directions',
    description: 'Opens a map',
    defaultMessage: 'Visa vägen',
    en: 'Get directions',
  },
  edit: { id: 'mf-stores.shared.edit', description: 'Opens the form', defaultMessage: 'Redigera', en: 'Edit' },
})
