import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  place: {
    id: 'mf-stores.store-editor.place',
    description: 'Heading of the position',
    defaultMessage: 'Plats på kartan',
    en: 'Place on the map',
  },
  placeHelp: {
    id: 'mf-stores.store-editor.place-help',
    description: 'How to find the position',
    defaultMessage: 'Tryck på kartan där butiken ligger, eller dra nålen. Du kan också skriva platsen i decimalgrader.',
    en: 'Press the map where the store is, or drag the pin. You can also type the place in decimal degrees.',
  },
  latitude: { id: 'mf-stores.store-editor.latitude', description: 'Label', defaultMessage: 'Latitud', en: 'Latitude' },
  longitude: {
    id: 'mf-stores.store-editor.longitude',
    description: 'Label',
    defaultMessage: 'Longitud',
    en: 'Longitude',
  },
  here: {
    id: 'mf-stores.store-editor.here',
    description: 'Fills in the position of the device',
    defaultMessage: 'Använd min plats',
    en: 'Use my position',
  },
  hereFailed: {
    id: 'mf-stores.store-editor.here-failed',
    description: 'The device gave no position',
    defaultMessage: 'Platsen kunde inte läsas. Skriv in den för hand.',
    en: 'The position could not be read. Type it by hand.',
  },
})
