import { defineMessages } from '@samspel/i18n'

export const productMessages = defineMessages({
  title: {
    id: 'offer.terms.title',
    description: 'Heading of what the creator gets',
    defaultMessage: 'Det här får du',
    en: 'What you get',
  },
  article: {
    id: 'offer.terms.article',
    description: 'Article number of a product',
    defaultMessage: 'Artikel {reference}',
    en: 'Article {reference}',
  },
  choose: {
    id: 'offer.product.choose',
    description: 'At a product: sizes and colours that the creator chooses from',
    defaultMessage: 'Du väljer: {choices}',
    en: 'You choose: {choices}',
  },
})
