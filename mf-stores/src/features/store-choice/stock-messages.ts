import { defineMessages } from '@samspel/i18n'

/** Texts about the product given away and its stock in the stores. */
export const stockMessages = defineMessages({
  product: {
    id: 'mf-stores.store-choice.product',
    description: 'Field: the product that the stores give away',
    defaultMessage: 'Vara som lämnas ut',
    en: 'Product to hand out',
  },
  chooseProduct: {
    id: 'mf-stores.store-choice.choose-product',
    description: 'In an empty field',
    defaultMessage: 'Välj vara',
    en: 'Choose a product',
  },
  uncounted: {
    id: 'mf-stores.store-choice.uncounted',
    description: 'Help of the field while nothing is chosen',
    defaultMessage: 'Utan vara räknas bara platserna.',
    en: 'Without a product only the places count.',
  },
  counted: {
    id: 'mf-stores.store-choice.counted',
    description: 'Help of the field once a product is chosen',
    defaultMessage: 'Varje bokning tar en ur butikens lager.',
    en: 'Each reservation takes one from the store’s stock.',
  },
  newProduct: {
    id: 'mf-stores.store-choice.new-product',
    description: 'Button: opens the form of a new product',
    defaultMessage: 'Ny vara',
    en: 'New product',
  },
  noProduct: {
    id: 'mf-stores.store-choice.no-product',
    description: 'In the list of the field',
    defaultMessage: 'Ingen vara hittades',
    en: 'No product found',
  },
  searching: {
    id: 'mf-stores.store-choice.searching',
    description: 'In the list of the field',
    defaultMessage: 'Söker',
    en: 'Searching',
  },
  productsFailed: {
    id: 'mf-stores.store-choice.products-failed',
    description: 'Error of the field',
    defaultMessage: 'Varorna kunde inte hämtas.',
    en: 'The products could not be loaded.',
  },
  archived: {
    id: 'mf-stores.store-choice.archived',
    description: 'The chosen product can no longer be given away',
    defaultMessage: '{name} har arkiverats. Välj en annan vara.',
    en: '{name} has been archived. Choose another product.',
  },
  free: {
    id: 'mf-stores.store-choice.free',
    description: 'Heading of a column, and before a number on phones: how many of the product can be booked',
    defaultMessage: 'Lediga',
    en: 'Free',
  },
  none: {
    id: 'mf-stores.store-choice.none-in-stock',
    description: 'Under the row of a store',
    defaultMessage: 'Inga lediga. Kreatörerna ser erbjudandet när butiken har fyllt på.',
    en: 'None free. Creators see the offer once the store has refilled.',
  },
  tooFew: {
    id: 'mf-stores.store-choice.too-few',
    description: 'Under the row of a store',
    defaultMessage:
      '{lack, number} för få lediga. Fyll på, eller sänk till {stock, plural, one {# plats} other {# platser}}.',
    en: '{lack, number} too few free. Refill, or lower it to {stock, plural, one {# place} other {# places}}.',
  },
  refill: {
    id: 'mf-stores.store-choice.refill',
    description: 'Button: opens the form with the number',
    defaultMessage: 'Fyll på',
    en: 'Refill',
  },
  refillOf: {
    id: 'mf-stores.store-choice.refill-of',
    description: 'Name of the button',
    defaultMessage: 'Fyll på lagret i {name}',
    en: 'Refill the stock of {name}',
  },
  covered: {
    id: 'mf-stores.store-choice.covered',
    description: 'Under the sum of places, when the stock is not enough for all',
    defaultMessage: 'Lagret räcker till {n, number} av dem',
    en: 'The stock covers {n, number} of them',
  },
  showMap: {
    id: 'mf-stores.store-choice.show-map',
    description: 'Button on phones',
    defaultMessage: 'Visa på karta',
    en: 'Show on a map',
  },
  chosenCount: {
    id: 'mf-stores.store-choice.chosen-count',
    description: 'Under the map, bold: how many stores are chosen',
    defaultMessage: '{n, plural, one {# vald} other {# valda}}',
    en: '{n, plural, one {# chosen} other {# chosen}}',
  },
  ofAll: {
    id: 'mf-stores.store-choice.of-all',
    description: 'Goes on from chosen-count: the number of stores that the brand has',
    defaultMessage: 'av varumärkets {total, number}',
    en: 'of the brand’s {total, number}',
  },
})
