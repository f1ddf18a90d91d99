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
  refund: { id: 'mf-wallet.account.refund', description: 'Choice', defaultMessage: 'Återbetalning', en: 'Refund' },
  amount: { id: 'mf-wallet.account.amount', description: 'Field', defaultMessage: 'Belopp', en: 'Amount' },
  text: { id: 'mf-wallet.account.text', description: 'Field', defaultMessage: 'Text', en: 'Text' },
  after: {
    id: 'mf-wallet.account.after',
    description: 'The balance that the booking leaves',
    defaultMessage: 'Saldo efteråt: {money}',
    en: 'Balance afterwards: {money}',
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
  booked: { id: 'mf-wallet.account.booked', description: 'After booking', defaultMessage: 'Bokfört', en: 'Booked' },
})
