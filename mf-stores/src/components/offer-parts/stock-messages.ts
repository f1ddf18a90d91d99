import { defineMessages } from '@samspel/i18n'

export const stockMessages = defineMessages({
  free: {
    id: 'mf-stores.store-offers.free',
    description: 'Column: how many of the product can be booked',
    defaultMessage: 'Lediga',
    en: 'Free',
  },
  out: {
    id: 'mf-stores.store-offers.out',
    description: 'The store has none of the product to book',
    defaultMessage: 'Inga lediga',
    en: 'None free',
  },
  left: {
    id: 'mf-stores.store-offers.left',
    description: 'How many of the product can be booked',
    defaultMessage: '{count, plural, one {# ledig} other {# lediga}}',
    en: '{count, plural, one {# free} other {# free}}',
  },
  forPlaces: {
    id: 'mf-stores.store-offers.for-places',
    description: 'Under how many are left of the product: the places left, which are more',
    defaultMessage: 'för {count, plural, one {# plats} other {# platser}}',
    en: 'for {count, plural, one {# place} other {# places}}',
  },
  changeOf: {
    id: 'mf-stores.store-offers.change-stock-of',
    description: 'Name of the button',
    defaultMessage: 'Ändra lagret av {name}',
    en: 'Change the stock of {name}',
  },
})
