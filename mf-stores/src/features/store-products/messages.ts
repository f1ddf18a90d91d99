import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  title: {
    id: 'mf-stores.store-products.title',
    description: 'Heading: what stores give away',
    defaultMessage: 'Varor i butik',
    en: 'Products at stores',
  },
  add: { id: 'mf-stores.store-products.add', description: 'Main action', defaultMessage: 'Ny vara', en: 'New product' },
  search: {
    id: 'mf-stores.store-products.search',
    description: 'Search box',
    defaultMessage: 'Sök vara',
    en: 'Search products',
  },
  current: {
    id: 'mf-stores.store-products.current',
    description: 'Filter: products that can be chosen',
    defaultMessage: 'Aktuella',
    en: 'Current',
  },
  archived: {
    id: 'mf-stores.store-products.archived',
    description: 'Filter: products that were put away',
    defaultMessage: 'Arkiverade',
    en: 'Archived',
  },
  product: { id: 'mf-stores.store-products.product', description: 'Column', defaultMessage: 'Vara', en: 'Product' },
  value: { id: 'mf-stores.store-products.value', description: 'Column', defaultMessage: 'Värde', en: 'Value' },
  free: {
    id: 'mf-stores.store-products.free',
    description: 'Column: how many can be booked, in all stores together',
    defaultMessage: 'Lediga, alla butiker',
    en: 'Free, all stores',
  },
  offers: {
    id: 'mf-stores.store-products.offers',
    description: 'Column: open offers that give the product away',
    defaultMessage: 'Öppna erbjudanden',
    en: 'Open offers',
  },
  toFill: {
    id: 'mf-stores.store-products.to-fill',
    description: 'Column: stores that have too little of the product',
    defaultMessage: 'Att fylla på',
    en: 'To refill',
  },
  outIn: {
    id: 'mf-stores.store-products.out-in',
    description: 'Stores that have none left',
    defaultMessage: 'Inga lediga i {count, plural, one {# butik} other {# butiker}}',
    en: 'None free in {count, plural, one {# store} other {# stores}}',
  },
  lowIn: {
    id: 'mf-stores.store-products.low-in',
    description: 'Stores that have one or two left',
    defaultMessage: 'Få lediga i {count, plural, one {# butik} other {# butiker}}',
    en: 'Few free in {count, plural, one {# store} other {# stores}}',
  },
  enough: {
    id: 'mf-stores.store-products.enough',
    description: 'No store has too little',
    defaultMessage: 'Räcker',
    en: 'Enough',
  },
  inUse: {
    id: 'mf-stores.store-products.in-use',
    description: 'Why a product cannot be archived',
    defaultMessage:
      'Varan ges bort i {count, plural, one {ett öppet erbjudande} other {# öppna erbjudanden}}. Den kan arkiveras när de är slut.',
    en: 'The product is given away in {count, plural, one {an open offer} other {# open offers}}. It can be archived when they have ended.',
  },
  archive: {
    id: 'mf-stores.store-products.archive',
    description: 'Button: puts the product away',
    defaultMessage: 'Arkivera',
    en: 'Archive',
  },
  archiveOf: {
    id: 'mf-stores.store-products.archive-of',
    description: 'Name of the button',
    defaultMessage: 'Arkivera {name}',
    en: 'Archive {name}',
  },
  restoreOf: {
    id: 'mf-stores.store-products.restore-of',
    description: 'Name of the button',
    defaultMessage: 'Ta tillbaka {name}',
    en: 'Take {name} back',
  },
  changed: {
    id: 'mf-stores.store-products.changed',
    description: 'The change has been refused or did not arrive',
    defaultMessage: 'Varan kunde inte ändras. Försök igen om en stund.',
    en: 'The product could not be changed. Try again in a while.',
  },
  failed: {
    id: 'mf-stores.store-products.failed',
    description: 'Above the reason why the list is not there',
    defaultMessage: 'Varorna kunde inte hämtas.',
    en: 'The products could not be loaded.',
  },
  loading: {
    id: 'mf-stores.store-products.loading',
    description: 'Read out while something loads',
    defaultMessage: 'Hämtar varor',
    en: 'Loading products',
  },
  none: {
    id: 'mf-stores.store-products.none',
    description: 'The brand has no products',
    defaultMessage: 'Inga varor än',
    en: 'No products yet',
  },
  noneText: {
    id: 'mf-stores.store-products.none-text',
    description: 'What products are for',
    defaultMessage: 'Lägg till det som butikerna lämnar ut, så kan ni hålla reda på hur många de har.',
    en: 'Add what the stores hand out, and you can keep count of how many they have.',
  },
  noneFound: {
    id: 'mf-stores.store-products.none-found',
    description: 'No product for search and filter',
    defaultMessage: 'Ingen vara matchar',
    en: 'No product matches',
  },
  pages: {
    id: 'mf-stores.store-products.pages',
    description: 'Names the way through pages',
    defaultMessage: 'Sidor med varor',
    en: 'Pages of products',
  },
})
