import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  title: { id: 'mf-public.suggest-product.title', description: 'Heading of the page', sv: 'Föreslå en produkt', en: 'Suggest a product' },
})
