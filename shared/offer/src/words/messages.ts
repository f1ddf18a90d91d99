import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  fee: {
    id: 'offer.fee',
    description: 'Fee of a paid collaboration',
    defaultMessage: '{money} i arvode',
    en: '{money} fee',
  },
  ownFee: {
    id: 'offer.own-fee',
    description: 'Instead of the fee, where the creator names it between two sums',
    defaultMessage: 'Du föreslår själv, {money}',
    en: 'You name your fee, {money}',
  },
  productOnly: {
    id: 'offer.product-only',
    description: 'There is no fee',
    defaultMessage: 'Endast produkt',
    en: 'Product only',
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
