import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  available: {
    id: 'mf-wallet.account.available',
    description: 'Figure',
    defaultMessage: 'Tillgängligt',
    en: 'Available',
  },
  held: {
    id: 'mf-wallet.account.held',
    description: 'Figure: set aside for creators',
    defaultMessage: 'Reserverat',
    en: 'Reserved',
  },
  balance: { id: 'mf-wallet.account.balance', description: 'Figure', defaultMessage: 'Saldo', en: 'Balance' },
  missing: {
    id: 'mf-wallet.account.missing',
    description: 'Status 404',
    defaultMessage: 'Kontot finns inte, eller så har du inte tillgång till det.',
    en: 'The account does not exist, or you do not have access to it.',
  },
  book: {
    id: 'mf-wallet.account.book',
    description: 'Heading of the form',
    defaultMessage: 'Bokför',
    en: 'Book a transaction',
  },
  kind: { id: 'mf-wallet.account.kind', description: 'Field', defaultMessage: 'Typ', en: 'Type' },
  deposit: { id: 'mf-wallet.account.deposit', description: 'Choice', defaultMessage: 'Insättning', en: 'Deposit' },
  refund: {
    id: 'mf-wallet.account.refund',
    description: 'Choice: lowers the account',
    defaultMessage: 'Betala tillbaka till företaget',
    en: 'Pay back to the company',
  },
  amount: { id: 'mf-wallet.account.amount', description: 'Field', defaultMessage: 'Belopp', en: 'Amount' },
  askIn: {
    id: 'mf-wallet.account.ask-in',
    description: 'Question',
    defaultMessage: 'Bokföra en insättning på {money} hos {account}?',
    en: 'Book a deposit of {money} for {account}?',
  },
  askInText: {
    id: 'mf-wallet.account.ask-in-text',
    description: 'What a deposit does',
    defaultMessage:
      'Pengarna går att använda direkt, och företaget får besked. Det som är bokfört går inte att ta bort.',
    en: 'The money can be used immediately, and the company is notified. A booked entry cannot be removed.',
  },
  askOut: {
    id: 'mf-wallet.account.ask-out',
    description: 'Question',
    defaultMessage: 'Betala tillbaka {money} till {account}?',
    en: 'Pay {money} back to {account}?',
  },
  askOutText: {
    id: 'mf-wallet.account.ask-out-text',
    description: 'What paying back does',
    defaultMessage: 'Kontot minskar. Pengarna ska betalas från banken till företaget.',
    en: 'This lowers the balance. The money must also be paid from the bank to the company.',
  },
  bookedIn: {
    id: 'mf-wallet.account.booked-in',
    description: 'After booking',
    defaultMessage: '{money} är insatta hos {account}',
    en: '{money} is booked for {account}',
  },
  bookedOut: {
    id: 'mf-wallet.account.booked-out',
    description: 'After booking',
    defaultMessage: '{money} är dragna från {account} för återbetalning',
    en: '{money} is taken from {account} to be paid back',
  },
  waits: {
    id: 'mf-wallet.account.waits',
    description: 'After sending what somebody else must approve',
    defaultMessage: '{money} hos {account} väntar på att en kollega godkänner',
    en: '{money} for {account} waits for a colleague to approve it',
  },
  send: { id: 'mf-wallet.account.send', description: 'Button', defaultMessage: 'Bokför', en: 'Book' },
  customer: {
    id: 'mf-wallet.account.customer',
    description: 'Link to the payment dashboard, for platform staff',
    defaultMessage: 'Kunden hos Stripe',
    en: 'The customer in Stripe',
  },
  subscription: {
    id: 'mf-wallet.account.subscription',
    description: 'Link to the payment dashboard, for platform staff',
    defaultMessage: 'Abonnemanget hos Stripe',
    en: 'The subscription in Stripe',
  },
})
