import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  place: {
    id: 'mf-stores.store-editor.place',
    description: 'Heading of the position',
    defaultMessage: 'Plats på kartan',
    en: 'Place on the map',
  },
  search: {
    id: 'mf-stores.store-editor.search-place',
    description: 'Label: finds a town for the pin',
    defaultMessage: 'Sök ort eller adress',
    en: 'Search for a town or an address',
  },
  searchHelp: {
    id: 'mf-stores.store-editor.search-place-help',
    description: 'What becomes of the choice, and whose the towns are',
    defaultMessage:
      'Nålen ställs mitt i orten. Dra den eller tryck på kartan där butiken ligger. Orter från GeoNames (CC BY 4.0).',
    en: 'The pin is put in the middle of the town. Drag it, or press the map where the store is. Towns from GeoNames (CC BY 4.0).',
  },
  near: {
    id: 'mf-stores.store-editor.near',
    description: 'Tells places of one name apart',
    defaultMessage: 'nära {town}',
    en: 'near {town}',
  },
  typeMore: {
    id: 'mf-stores.store-editor.type-more',
    description: 'In the list of places before anything is looked for',
    defaultMessage: 'Skriv minst två bokstäver',
    en: 'Type at least two letters',
  },
  searching: {
    id: 'mf-stores.store-editor.searching',
    description: 'In the list of places while it is looked for',
    defaultMessage: 'Söker …',
    en: 'Searching …',
  },
  noPlace: {
    id: 'mf-stores.store-editor.no-place',
    description: 'In the list of places when none fits',
    defaultMessage: 'Ingen ort hittades. Tryck på kartan i stället.',
    en: 'No town was found. Press the map instead.',
  },
  searchFailed: {
    id: 'mf-stores.store-editor.search-failed',
    description: 'The search for places gave no answer',
    defaultMessage: 'Sökningen svarar inte just nu. Tryck på kartan där butiken ligger.',
    en: 'The search does not answer right now. Press the map where the store is.',
  },
  byHand: {
    id: 'mf-stores.store-editor.by-hand',
    description: 'Shows the fields for latitude and longitude',
    defaultMessage: 'Ange koordinater för hand',
    en: 'Set coordinates by hand',
  },
  inTown: {
    id: 'mf-stores.store-editor.in-town',
    description: 'Over the map while the pin stands where a town put it, and nobody has moved it to the store',
    defaultMessage: 'Nålen står mitt i {town}. Dra den till butiken.',
    en: 'The pin is in the middle of {town}. Drag it to the store.',
  },
  notPlaced: {
    id: 'mf-stores.store-editor.not-placed',
    description: 'Why the form cannot be sent yet: the store has no place on the map',
    defaultMessage: 'Sätt ut butiken på kartan: sök orten eller tryck där butiken ligger.',
    en: 'Put the store on the map: search for the town or press where the store is.',
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
    defaultMessage: 'Din plats kunde inte läsas. Tryck på kartan i stället.',
    en: 'Your position could not be read. Press the map instead.',
  },
})
