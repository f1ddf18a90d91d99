import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  places: {
    id: 'mf-stores.offer-parts.places',
    description: 'Column',
    defaultMessage: 'Tagna platser',
    en: 'Places taken',
  },
  takenOnly: {
    id: 'mf-stores.offer-parts.taken-only',
    description: 'No limit of places: how many are taken',
    defaultMessage: '{taken} utan tak',
    en: '{taken}, no limit',
  },
  takenOf: {
    id: 'mf-stores.offer-parts.taken-of',
    description: 'Read out: how many places are taken',
    defaultMessage: '{taken, number} av {places, number} platser tagna',
    en: '{taken, number} of {places, number} places taken',
  },
  of: {
    id: 'mf-stores.offer-parts.of',
    description: 'After the number that is taken',
    defaultMessage: 'av {places}',
    en: 'of {places}',
  },
  finished: {
    id: 'mf-stores.offer-parts.finished',
    description: 'Chip: the campaign is over',
    defaultMessage: 'Avslutad',
    en: 'Finished',
  },
  booked: {
    id: 'mf-stores.offer-parts.booked',
    description: 'Under the places: passes that have not been used yet',
    defaultMessage: '{count, number} väntas',
    en: '{count, number} expected',
  },
})
