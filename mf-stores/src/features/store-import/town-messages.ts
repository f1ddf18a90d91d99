import { defineMessages } from '@samspel/i18n'

export const townMessages = defineMessages({
  inTown: {
    id: 'mf-stores.store-import.in-town',
    description: 'Over the report of what happened: new stores whose rows had no position',
    defaultMessage:
      '{count, plural, one {# butik står mitt i sin ort. Flytta nålen dit butiken ligger.} other {# butiker står mitt i sin ort. Flytta nålarna dit butikerna ligger.}}',
    en: '{count, plural, one {# store is in the middle of its town. Move the pin to where the store is.} other {# stores are in the middle of their town. Move the pins to where the stores are.}}',
  },
  showInTown: {
    id: 'mf-stores.store-import.show-in-town',
    description: 'Link to the list of the stores that stand in the middle of their town',
    defaultMessage: 'Visa dem som ska flyttas',
    en: 'Show those to move',
  },
  placedByTown: {
    id: 'mf-stores.store-import.placed-by-town',
    description: 'A new store whose row had no position',
    defaultMessage: 'Läget saknas: nålen ställs mitt i orten',
    en: 'No position given: the pin is put in the middle of the town',
  },
  townUnknown: {
    id: 'mf-stores.store-import.town-unknown',
    description: 'Why a row is refused',
    defaultMessage: 'Orten hittades inte. Rätta den, eller fyll i Latitud och Longitud',
    en: 'The town was not found. Correct it, or fill in Latitude and Longitude',
  },
  townMeant: {
    id: 'mf-stores.store-import.town-meant',
    description: 'Why a row is refused, with the town that was probably meant',
    defaultMessage: 'Orten hittades inte, menade ni {town}?',
    en: 'The town was not found, did you mean {town}?',
  },
})
