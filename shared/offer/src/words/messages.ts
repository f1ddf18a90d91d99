import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  fee: {
    id: 'offer.fee',
    description: 'Fee of a paid collaboration',
    defaultMessage: '{money} i arvode',
    en: '{money} fee',
  },
  productOnly: {
    id: 'offer.product-only',
    description: 'There is no fee',
    defaultMessage: 'Endast produkt',
    en: 'Product only',
  },
  feeAndProducts: {
    id: 'offer.fee-and-products',
    description: 'What one gets',
    defaultMessage: '{fee} i arvode, och produkter för {value}',
    en: 'A fee of {fee}, and products worth {value}',
  },
  feeAlone: {
    id: 'offer.fee-alone',
    description: 'What one gets',
    defaultMessage: '{fee} i arvode',
    en: 'A fee of {fee}',
  },
  productsAlone: {
    id: 'offer.products-alone',
    description: 'What one gets',
    defaultMessage: 'Endast produkter, värda {value}. Inget arvode.',
    en: 'Products only, worth {value}. No fee.',
  },
  noFee: {
    id: 'offer.no-fee',
    description: 'What one gets',
    defaultMessage: 'Endast produkt. Inget arvode.',
    en: 'Product only. No fee.',
  },
  placesLeft: {
    id: 'offer.places-left',
    description: 'Places that nobody has got yet',
    defaultMessage: '{n, plural, =0 {Alla platser är tagna} one {# plats kvar} other {# platser kvar}}',
    en: '{n, plural, =0 {Every place is taken} one {# place left} other {# places left}}',
  },
  closed: {
    id: 'offer.obstacle.closed',
    description: 'Why one cannot apply',
    defaultMessage: 'Tar inte emot fler ansökningar',
    en: 'Not accepting more applications',
  },
  otherCountry: {
    id: 'offer.obstacle.other-country',
    description: 'Why one cannot apply',
    defaultMessage: 'För kreatörer i {country}',
    en: 'For creators in {country}',
  },
})
