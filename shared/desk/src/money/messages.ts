import { defineMessages } from '@samspel/i18n'

export const moneyMessages = defineMessages({
  reserves: {
    id: 'desk.money.reserves',
    description:
      'What approving an application, or the selected ones, reserves on the account of their brand, and what there is',
    defaultMessage: 'Reserverar {money}, {available} finns',
    en: 'Reserves {money} of {available}',
  },
  reservesMany: {
    id: 'desk.money.reserves-many',
    description: 'The same for several brands; the sums are listed',
    defaultMessage: 'Reserverar {sums}',
    en: 'Reserves {sums}',
  },
  sumOf: {
    id: 'desk.money.sum-of',
    description: 'One of those sums, with its brand',
    defaultMessage: '{money} på {brand}',
    en: '{money} at {brand}',
  },
  lacks: {
    id: 'desk.money.lacks',
    description: 'Why approving is not possible: the money on the brand’s account is not enough',
    defaultMessage: '{money} saknas på {brand}',
    en: '{brand} lacks {money}',
  },
  topUp: {
    id: 'desk.money.top-up',
    description: 'Link: pays money in to the brand’s account',
    defaultMessage: 'Fyll på',
    en: 'Top up',
  },
})
