import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  hours: { id: 'mf-public.store-place.hours', description: 'Label', defaultMessage: 'Öppettider', en: 'Opening hours' },
  phone: { id: 'mf-public.store-place.phone', description: 'Label', defaultMessage: 'Telefon', en: 'Phone' },
  onMap: {
    id: 'mf-public.store-place.on-map',
    description: 'Link to the store on the map',
    defaultMessage: 'Visa på kartan',
    en: 'Show on map',
  },
  directions: {
    id: 'mf-public.store-place.directions',
    description: 'Opens a map service in a new tab',
    defaultMessage: 'Visa vägen',
    en: 'Get directions',
  },
})
