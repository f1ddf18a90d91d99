import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
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
    description: 'Above what one person can still book by hand on the account within 24 hours',
    defaultMessage:
      'Över {money}, som du kan bokföra ensam på kontot det här dygnet. En kollega måste godkänna innan något bokförs.',
    en: 'This is more than the {money} you can still book alone on the account today. A colleague must approve it before anything is booked.',
  },
})
