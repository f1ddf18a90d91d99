import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  cancel: { id: 'mf-wallet.booking.cancel', description: 'Button', defaultMessage: 'Avbryt', en: 'Cancel' },
  after: {
    id: 'mf-wallet.booking.after',
    description: 'The balance that the booking leaves',
    defaultMessage: 'Saldo efteråt: {money}',
    en: 'Balance afterwards: {money}',
  },
  afterApproval: {
    id: 'mf-wallet.booking.after-approval',
    description: 'The balance that the booking leaves once somebody else has approved it',
    defaultMessage: 'Saldo när det är godkänt: {money}',
    en: 'Balance once it is approved: {money}',
  },
  needsTwo: {
    id: 'mf-wallet.booking.needs-two',
    description: 'Above the limit of what one person books by hand',
    defaultMessage:
      'Över {money} på ett dygn, allt du bokför för hand på kontot räknat. En kollega måste godkänna innan något bokförs.',
    en: 'More than {money} in a day, with all that you book by hand on the account. A colleague must approve it before anything is booked.',
  },
})
