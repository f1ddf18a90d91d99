import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  value: {
    id: 'mf-stores.store-product.value',
    description: 'Label: what the product is worth, in kronor',
    defaultMessage: 'Värde i kronor',
    en: 'Value in kronor',
  },
  picture: { id: 'mf-stores.store-product.picture', description: 'Label', defaultMessage: 'Bild', en: 'Picture' },
})
