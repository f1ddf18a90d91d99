import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  name: { id: 'mf-stores.store-product.name', description: 'Label', defaultMessage: 'Namn', en: 'Name' },
  value: {
    id: 'mf-stores.store-product.value',
    description: 'Label: what the product is worth, in kronor',
    defaultMessage: 'Värde i kronor',
    en: 'Value in kronor',
  },
  picture: { id: 'mf-stores.store-product.picture', description: 'Label', defaultMessage: 'Bild', en: 'Picture' },
  close: { id: 'mf-stores.store-product.close', description: 'Button', defaultMessage: 'Stäng', en: 'Close' },
  cancel: { id: 'mf-stores.store-product.cancel', description: 'Button', defaultMessage: 'Avbryt', en: 'Cancel' },
})
