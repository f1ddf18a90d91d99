import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  newTitle: {
    id: 'mf-stores.store-editor.new-title',
    description: 'Heading of the page',
    defaultMessage: 'Ny butik',
    en: 'New store',
  },
  editTitle: {
    id: 'mf-stores.store-editor.edit-title',
    description: 'Heading of the page',
    defaultMessage: 'Redigera {name}',
    en: 'Edit {name}',
  },
  details: {
    id: 'mf-stores.store-editor.details',
    description: 'Heading of name and address',
    defaultMessage: 'Uppgifter',
    en: 'Details',
  },
  place: {
    id: 'mf-stores.store-editor.place',
    description: 'Heading of the position',
    defaultMessage: 'Plats på kartan',
    en: 'Place on the map',
  },
  placeHelp: {
    id: 'mf-stores.store-editor.place-help',
    description: 'How to find the position',
    defaultMessage: 'Decimalgrader, som 59,3293 och 18,0686. Högerklicka på platsen i en karta för att kopiera dem.',
    en: 'Decimal degrees, such as 59.3293 and 18.0686. Right-click the place in a map to copy them.',
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
  hoursExample: {
    id: 'mf-stores.store-editor.hours-example',
    description: 'Example in the field',
    defaultMessage: 'Mån–fre 10–18, lör 11–16',
    en: 'Mon–Fri 10–18, Sat 11–16',
  },
  create: {
    id: 'mf-stores.store-editor.create',
    description: 'Submit',
    defaultMessage: 'Lägg till butik',
    en: 'Add store',
  },
  save: { id: 'mf-stores.store-editor.save', description: 'Submit', defaultMessage: 'Spara', en: 'Save' },
  cancel: {
    id: 'mf-stores.store-editor.cancel',
    description: 'Leaves the form',
    defaultMessage: 'Avbryt',
    en: 'Cancel',
  },
  created: {
    id: 'mf-stores.store-editor.created',
    description: 'Toast',
    defaultMessage: '{name} är tillagd',
    en: '{name} has been added',
  },
  saved: {
    id: 'mf-stores.store-editor.saved',
    description: 'Toast',
    defaultMessage: 'Ändringarna är sparade',
    en: 'The changes are saved',
  },
})
