import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  way: {
    id: 'mf-stores.campaign-stores.way',
    description: 'Column: how it is booked',
    defaultMessage: 'Bokas',
    en: 'Booking',
  },
  places: {
    id: 'mf-stores.campaign-stores.places',
    description: 'Column',
    defaultMessage: 'Tagna platser',
    en: 'Places taken',
  },
  none: {
    id: 'mf-stores.campaign-stores.none',
    description: 'Nothing to show',
    defaultMessage: 'Inga butiker',
    en: 'No stores',
  },
  noneText: {
    id: 'mf-stores.campaign-stores.none-text',
    description: 'Nothing to show',
    defaultMessage: 'Kampanjen finns inte i någon butik.',
    en: 'The campaign is at no store.',
  },
  fitting: {
    id: 'mf-stores.campaign-stores.fitting',
    description: 'Stores that came after the campaign was confirmed',
    defaultMessage: '{count, plural, one {En ny butik passar kampanjen.} other {# nya butiker passar kampanjen.}}',
    en: '{count, plural, one {One new store fits the campaign.} other {# new stores fit the campaign.}}',
  },
  addTitle: {
    id: 'mf-stores.campaign-stores.add-title',
    description: 'Heading of the dialog',
    defaultMessage: 'Nya butiker som passar',
    en: 'New stores that fit',
  },
  addText: {
    id: 'mf-stores.campaign-stores.add-text',
    description: 'Above the list',
    defaultMessage: 'De får kampanjen med samma villkor som de andra butikerna.',
    en: 'They get the campaign on the same terms as the other stores.',
  },
  storeIn: {
    id: 'mf-stores.campaign-stores.store-in',
    description: 'A store to choose: name, town and places',
    defaultMessage: '{place} – {places, plural, one {# plats} other {# platser}}',
    en: '{place} – {places, plural, one {# place} other {# places}}',
  },
  add: {
    id: 'mf-stores.campaign-stores.add',
    description: 'Button',
    defaultMessage: '{count, plural, =0 {Välj en butik} one {Lägg till en butik} other {Lägg till # butiker}}',
    en: '{count, plural, =0 {Choose a store} one {Add one store} other {Add # stores}}',
  },
  added: {
    id: 'mf-stores.campaign-stores.added',
    description: 'Toast',
    defaultMessage:
      '{count, plural, =0 {Butikerna har redan kampanjen.} one {En butik har fått kampanjen.} other {# butiker har fått kampanjen.}}',
    en: '{count, plural, =0 {The stores have the campaign already.} one {One store has the campaign now.} other {# stores have the campaign now.}}',
  },
})
