import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  currency: {
    id: 'mf-wallet.sums.currency',
    description: 'After the sum in a field',
    defaultMessage: 'kr',
    en: 'SEK',
  },
  least: {
    id: 'mf-wallet.sums.least',
    description: 'At the field: a sum that is too small',
    defaultMessage: 'Minst {money}.',
    en: 'At least {money}.',
  },
  most: {
    id: 'mf-wallet.sums.most',
    description: 'At the field: a sum that is too large',
    defaultMessage: 'Högst {money}.',
    en: 'At most {money}.',
  },
  onAccount: {
    id: 'mf-wallet.sums.on-account',
    description: 'At the field: more than can be taken from the account',
    defaultMessage: 'Det finns {money} att ta av på kontot.',
    en: 'The account has {money} available.',
  },
})
