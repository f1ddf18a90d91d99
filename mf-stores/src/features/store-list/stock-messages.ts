import { defineMessages } from '@samspel/i18n'

export const stockMessages = defineMessages({
  storesOut: {
    id: 'mf-stores.store-list.stores-out',
    description: 'Filter: stores that are out of something they give away',
    defaultMessage: '{count, plural, one {# butik har inga lediga} other {# butiker har inga lediga}}',
    en: '{count, plural, one {# store has} other {# stores have}} none free',
  },
  storesLow: {
    id: 'mf-stores.store-list.stores-low',
    description: 'Filter: stores that have one or two left of something they give away',
    defaultMessage: '{count, plural, one {# butik} other {# butiker}} har få lediga',
    en: '{count, plural, one {# store has} other {# stores have}} few free',
  },
  stock: { id: 'mf-stores.store-list.stock', description: 'Column', defaultMessage: 'Lager', en: 'Stock' },
  out: {
    id: 'mf-stores.store-list.out',
    description: 'In the column: the store has none left',
    defaultMessage: 'Inga lediga',
    en: 'None free',
  },
  left: {
    id: 'mf-stores.store-list.left',
    description: 'In the column: how many the store has left',
    defaultMessage: '{count, plural, one {# ledig} other {# lediga}}',
    en: '{count, plural, one {# free} other {# free}}',
  },
  enough: {
    id: 'mf-stores.store-list.enough',
    description: 'In the column: the store has enough',
    defaultMessage: 'Räcker',
    en: 'Enough',
  },
  isOut: {
    id: 'mf-stores.store-list.is-out',
    description: 'Said of a product that a store has none of',
    defaultMessage: 'Inga lediga av {name}',
    en: 'No {name} are free',
  },
  isLow: {
    id: 'mf-stores.store-list.is-low',
    description: 'Said of a product that a store has few of',
    defaultMessage: '{count, plural, one {# ledig} other {# lediga}} av {name}',
    en: '{count, plural, one {#} other {#}} of {name} free',
  },
  change: {
    id: 'mf-stores.store-list.change-stock',
    description: 'Button on the card of a store: opens the form with the number',
    defaultMessage: 'Ändra lager',
    en: 'Change stock',
  },
  toAnswerCount: {
    id: 'mf-stores.store-list.to-answer-count',
    description: 'Under the number of offers: applications that nobody has answered',
    defaultMessage: '{count, number} att besvara',
    en: '{count, number} to answer',
  },
})
