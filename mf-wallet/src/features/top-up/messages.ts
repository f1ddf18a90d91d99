import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  title: { id: 'mf-wallet.payment.title', description: 'Heading', defaultMessage: 'Insättning', en: 'Deposit' },
  failed: {
    id: 'mf-wallet.payment.load-failed',
    description: 'A read that failed',
    defaultMessage: 'Insättningen kunde inte hämtas.',
    en: 'The deposit could not be loaded.',
  },
  missing: {
    id: 'mf-wallet.payment.missing',
    description: 'Status 404',
    defaultMessage: 'Insättningen finns inte, eller så hör den till ett varumärke som du inte har tillgång till.',
    en: 'The deposit does not exist, or it belongs to a brand that you have no access to.',
  },
  paidTitle: {
    id: 'mf-wallet.payment.paid',
    description: 'Heading: it has come',
    defaultMessage: '{money} är på kontot',
    en: '{money} is in the account',
  },
  paidText: {
    id: 'mf-wallet.payment.paid-text',
    description: 'Beneath it',
    defaultMessage: '{brand} kan använda pengarna direkt.',
    en: '{brand} can use the money at once.',
  },
  receipt: {
    id: 'mf-wallet.payment.receipt',
    description: 'Link',
    defaultMessage: 'Visa kvittot',
    en: 'Show the receipt',
  },
  waitingTitle: {
    id: 'mf-wallet.payment.waiting',
    description: 'Heading: the provider has not told yet',
    defaultMessage: 'Vi väntar på besked om betalningen',
    en: 'We are waiting for word of the payment',
  },
  waitingText: {
    id: 'mf-wallet.payment.waiting-text',
    description: 'Beneath it',
    defaultMessage: '{money} till {brand}. Det brukar ta några sekunder. Du kan lämna sidan, pengarna kommer ändå.',
    en: '{money} for {brand}. It usually takes a few seconds. You can leave this page, the money comes all the same.',
  },
  check: {
    id: 'mf-wallet.payment.check',
    description: 'Button',
    defaultMessage: 'Kontrollera igen',
    en: 'Check again',
  },
  stillWaiting: {
    id: 'mf-wallet.payment.still-waiting',
    description: 'After checking: nothing is paid',
    defaultMessage: 'Inget är betalt än.',
    en: 'Nothing has been paid yet.',
  },
  openTitle: {
    id: 'mf-wallet.payment.open',
    description: 'Heading: left before it was paid',
    defaultMessage: 'Betalningen är inte klar',
    en: 'The payment is not finished',
  },
  openText: {
    id: 'mf-wallet.payment.open-text',
    description: 'Beneath it',
    defaultMessage: '{money} till {brand}. Inget har dragits från kortet.',
    en: '{money} for {brand}. Nothing has been taken from the card.',
  },
  goOn: { id: 'mf-wallet.payment.go-on', description: 'Button', defaultMessage: 'Fortsätt betala', en: 'Go on paying' },
  refusedTitle: {
    id: 'mf-wallet.payment.refused',
    description: 'Heading: the card was declined',
    defaultMessage: 'Kortet nekades',
    en: 'The card was declined',
  },
  cancel: {
    id: 'mf-wallet.payment.cancel',
    description: 'Button',
    defaultMessage: 'Avbryt insättningen',
    en: 'Cancel the deposit',
  },
  cancelledTitle: {
    id: 'mf-wallet.payment.cancelled',
    description: 'Heading',
    defaultMessage: 'Insättningen är avbruten',
    en: 'The deposit is cancelled',
  },
  expiredTitle: {
    id: 'mf-wallet.payment.expired',
    description: 'Heading: the time to pay ran out',
    defaultMessage: 'Tiden att betala har gått ut',
    en: 'The time to pay has run out',
  },
  closedText: {
    id: 'mf-wallet.payment.closed-text',
    description: 'Beneath it',
    defaultMessage: 'Inget har satts in. Vill du fylla på ändå börjar du om.',
    en: 'Nothing was paid in. If you want to top up after all, begin again.',
  },
  restart: { id: 'mf-wallet.payment.restart', description: 'Link', defaultMessage: 'Fyll på', en: 'Top up' },
  transferTitle: {
    id: 'mf-wallet.payment.transfer',
    description: 'Heading',
    defaultMessage: 'Väntar på banken',
    en: 'Waiting for the bank',
  },
})
