import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  add: {
    id: 'mf-stores.store-product.add',
    description: 'Heading of the dialog',
    defaultMessage: 'Ny vara',
    en: 'New product',
  },
  value: {
    id: 'mf-stores.store-product.value',
    description: 'Label: what the product is worth, in kronor',
    defaultMessage: 'Värde i kronor',
    en: 'Value in kronor',
  },
  picture: { id: 'mf-stores.store-product.picture', description: 'Label', defaultMessage: 'Bild', en: 'Picture' },
})
