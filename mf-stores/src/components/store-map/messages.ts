import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  map: {
    id: 'mf-stores.store-map.map',
    description: 'Names the map of a store',
    defaultMessage: 'Karta med butiken',
    en: 'Map with the store',
  },
  mapToMove: {
    id: 'mf-stores.store-map.map-to-move',
    description: 'Names the map on which the place of a store is chosen',
    defaultMessage: 'Karta. Tryck där butiken ligger, eller flytta nålen.',
    en: 'Map. Press where the store is, or move the pin.',
  },
  pin: {
    id: 'mf-stores.store-map.pin',
    description: 'Names the pin',
    defaultMessage: 'Butiken',
    en: 'The store',
  },
  pinToMove: {
    id: 'mf-stores.store-map.pin-to-move',
    description: 'Names the pin of a store, which is moved by dragging or by keys',
    defaultMessage: 'Butikens plats. Flytta med piltangenterna, i små steg med skift.',
    en: 'Place of the store. Move it with the arrow keys, in small steps with Shift.',
  },
  zoomIn: {
    id: 'mf-stores.store-map.zoom-in',
    description: 'Button of the map',
    defaultMessage: 'Zooma in',
    en: 'Zoom in',
  },
  zoomOut: {
    id: 'mf-stores.store-map.zoom-out',
    description: 'Button of the map',
    defaultMessage: 'Zooma ut',
    en: 'Zoom out',
  },
  outline: {
    id: 'mf-stores.store-map.outline',
    description: 'Whom the bundled map is from',
    defaultMessage: 'Karta: Natural Earth',
    en: 'Map: Natural Earth',
  },
})
