import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  map: {
    id: 'mf-stores.stores-map.map',
    description: 'Names the map of all stores of a brand',
    defaultMessage: 'Karta med butikerna',
    en: 'Map with the stores',
  },
  pins: {
    id: 'mf-stores.stores-map.pins',
    description: 'Names what stands on the map',
    defaultMessage: 'Butiker på kartan',
    en: 'Stores on the map',
  },
  all: {
    id: 'mf-stores.stores-map.all',
    description: 'Button of the map: moves it so that every store is seen',
    defaultMessage: 'Visa alla butiker på kartan',
    en: 'Show all stores on the map',
  },
  pinLow: {
    id: 'mf-stores.stores-map.pin-low',
    description: 'Name of a pin whose store has few left of something it gives away',
    defaultMessage: '{place}, få lediga',
    en: '{place}, few free',
  },
  pinOut: {
    id: 'mf-stores.stores-map.pin-out',
    description: 'Name of a pin whose store is out of something it gives away',
    defaultMessage: '{place}, inga lediga',
    en: '{place}, none free',
  },
  other: {
    id: 'mf-stores.stores-map.other',
    description: 'Name of a ring on the map: a store that is not chosen; pressing it chooses it',
    defaultMessage: 'Lägg till {place}',
    en: 'Add {place}',
  },
  cluster: {
    id: 'mf-stores.stores-map.cluster',
    description: 'Name of a circle on the map that stands for several stores; pressing it zooms in',
    defaultMessage: '{count, number} butiker, zooma in',
    en: '{count, number} stores, zoom in',
  },
  clusterAt: {
    id: 'mf-stores.stores-map.cluster-at',
    description: 'Name of a circle on the map that stands for several stores near a town',
    defaultMessage: '{count, number} butiker vid {city}, zooma in',
    en: '{count, number} stores near {city}, zoom in',
  },
})
