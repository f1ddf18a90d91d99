import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  title: {
    id: 'mf-auth.credit.title',
    description: 'Title of a dialog',
    defaultMessage: 'Kreditera {number}',
    en: 'Credit {number}',
  },
  amount: {
    id: 'mf-auth.credit.amount',
    description: 'Field: kronor',
    defaultMessage: 'Belopp med moms, kr',
    en: 'Amount with VAT, SEK',
  },
  wasCredited: {
    id: 'mf-auth.credit.was-credited',
    description: 'Toast',
    defaultMessage: 'Krediterad',
    en: 'Credited',
  },
  reason: {
    id: 'mf-auth.credit.reason',
    description: 'Field',
    defaultMessage: 'Skäl, står på krediten',
    en: 'Reason, stands on the credit',
  },
  makeCredit: {
    id: 'mf-auth.credit.make-credit',
    description: 'Button',
    defaultMessage: 'Kreditera',
    en: 'Credit',
  },
})
