import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  available: { id: 'mf-wallet.account.available', description: 'Figure', sv: 'Tillgängligt', en: 'Available' },
  held: { id: 'mf-wallet.account.held', description: 'Figure: set aside for creators', sv: 'Reserverat', en: 'Set aside' },
  balance: { id: 'mf-wallet.account.balance', description: 'Figure', sv: 'Saldo', en: 'Balance' },
  missing: { id: 'mf-wallet.account.missing', description: 'Status 404', sv: 'Kontot finns inte, eller så har du inte tillgång till det.', en: 'The account does not exist, or you do not have access to it.' },
  book: { id: 'mf-wallet.account.book', description: 'Heading of the form', sv: 'Bokför', en: 'Book a transaction' },
  kind: { id: 'mf-wallet.account.kind', description: 'Field', sv: 'Typ', en: 'Type' },
  deposit: { id: 'mf-wallet.account.deposit', description: 'Choice', sv: 'Insättning', en: 'Deposit' },
  refund: { id: 'mf-wallet.account.refund', description: 'Choice', sv: 'Återbetalning', en: 'Refund' },
  amount: { id: 'mf-wallet.account.amount', description: 'Field', sv: 'Belopp', en: 'Amount' },
  text: { id: 'mf-wallet.account.text', description: 'Field', sv: 'Text', en: 'Text' },
  after: { id: 'mf-wallet.account.after', description: 'The balance that the booking leaves', sv: 'Saldo efteråt: {money}', en: 'Balance afterwards: {money}' },
  send: { id: 'mf-wallet.account.send', description: 'Button', sv: 'Bokför', en: 'Book' },
  customer: { id: 'mf-wallet.account.customer', description: 'Link to the payment dashboard, for platform staff', sv: 'Kunden hos Stripe', en: 'The customer at Stripe' },
  subscription: { id: 'mf-wallet.account.subscription', description: 'Link to the payment dashboard, for platform staff', sv: 'Abonnemanget hos Stripe', en: 'The subscription at Stripe' },
  booked: { id: 'mf-wallet.account.booked', description: 'After booking', sv: 'Bokfört', en: 'Booked' },
})
