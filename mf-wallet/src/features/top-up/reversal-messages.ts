import { defineMessages } from '@samspel/i18n'

/** Money that went back to a card, and giving it back. */
export const reversalMessages = defineMessages({
  title: {
    id: 'mf-wallet.payment.reversals',
    description: 'Heading: money that went back to whoever paid, or is disputed',
    defaultMessage: 'Tillbaka till den som betalade',
    en: 'Back to the payer',
  },
  refund: {
    id: 'mf-wallet.payment.reversal.refund',
    description: 'Money was given back',
    defaultMessage: '{money} återbetalt',
    en: '{money} refunded',
  },
  pending: {
    id: 'mf-wallet.payment.reversal.pending',
    description: 'A refund is on its way',
    defaultMessage: '{money} på väg tillbaka',
    en: '{money} on its way back',
  },
  failed: {
    id: 'mf-wallet.payment.reversal.failed',
    description: 'A refund that the bank of the card did not take',
    defaultMessage: 'Återbetalningen av {money} misslyckades, pengarna är på kontot igen',
    en: 'The refund of {money} failed, the money is in the account again',
  },
  open: {
    id: 'mf-wallet.payment.reversal.open',
    description: 'The holder of the card disputes the payment',
    defaultMessage: '{money} är bestridet och fryst tills det är avgjort',
    en: '{money} is disputed and frozen until that is decided',
  },
  won: {
    id: 'mf-wallet.payment.reversal.won',
    description: 'The dispute was decided for the platform',
    defaultMessage: 'Tvisten om {money} är vunnen, pengarna är på kontot igen',
    en: 'The dispute over {money} is won, the money is in the account again',
  },
  lost: {
    id: 'mf-wallet.payment.reversal.lost',
    description: 'The dispute was decided for the holder of the card',
    defaultMessage: 'Tvisten om {money} är förlorad, pengarna har gått tillbaka',
    en: 'The dispute over {money} is lost, the money has gone back',
  },
  lacking: {
    id: 'mf-wallet.payment.reversal.lacking',
    description: 'The account had too little: the rest is taken from what comes next',
    defaultMessage: '{money} fanns inte på kontot och dras från nästa insättning',
    en: '{money} was not in the account and is taken from the next deposit',
  },
  why: {
    id: 'mf-wallet.payment.reversal.why',
    description: 'For platform staff: who gave it back and why',
    defaultMessage: '{by}: {reason}',
    en: '{by}: {reason}',
  },
  giveBack: {
    id: 'mf-wallet.payment.refund.title',
    description: 'Heading of the form by which platform staff give money back',
    defaultMessage: 'Betala tillbaka',
    en: 'Refund',
  },
  nothingLeft: {
    id: 'mf-wallet.payment.refund.nothing-left',
    description: 'Nothing of the payment can be given back',
    defaultMessage:
      'Inget går att betala tillbaka: allt har gått tillbaka, är bestridet eller finns inte kvar på kontot.',
    en: 'Nothing can be refunded: all of it has gone back, is disputed or is no longer in the account.',
  },
  amount: {
    id: 'mf-wallet.payment.refund.amount',
    description: 'Label of the sum',
    defaultMessage: 'Belopp',
    en: 'Amount',
  },
  most: {
    id: 'mf-wallet.payment.refund.most',
    description: 'Refusal: more than can be given back',
    defaultMessage: 'Högst {money} går att betala tillbaka',
    en: 'At most {money} can be refunded',
  },
  left: {
    id: 'mf-wallet.payment.refund.left',
    description: 'Beneath the sum: what can be given back',
    defaultMessage: 'Högst det som är kvar av betalningen och på kontot.',
    en: 'At most what is left of the payment and in the account.',
  },
  ask: {
    id: 'mf-wallet.payment.refund.ask',
    description: 'Question before money is given back',
    defaultMessage: 'Betala tillbaka {money} från {brand}?',
    en: 'Refund {money} from {brand}?',
  },
  askText: {
    id: 'mf-wallet.payment.refund.ask-text',
    description: 'Beneath the question',
    defaultMessage:
      'Pengarna dras från kontot nu och går till kortet eller kontot som betalade. Det går inte att ångra.',
    en: 'The money leaves the account now and goes to the card or account that paid. This cannot be undone.',
  },
  done: {
    id: 'mf-wallet.payment.refund.done',
    description: 'After it was given back',
    defaultMessage: '{money} är på väg tillbaka',
    en: '{money} is on its way back',
  },
})
