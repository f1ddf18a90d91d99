import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  amount: { id: 'mf-wallet.payout-receipt.amount', description: 'Field', defaultMessage: 'Belopp', en: 'Amount' },
  atBank: {
    id: 'mf-wallet.payout-receipt.at-bank',
    description: 'Bank account, with the name of its bank',
    defaultMessage: '{bank}, slutar på {lastFour}',
    en: '{bank}, ending in {lastFour}',
  },
  ending: {
    id: 'mf-wallet.payout-receipt.ending',
    description: 'Bank account',
    defaultMessage: 'Konto som slutar på {lastFour}',
    en: 'Account ending in {lastFour}',
  },
  payout: {
    id: 'mf-wallet.payout-receipt.payout',
    description: 'A payout that is done',
    defaultMessage: 'Utbetalning',
    en: 'Payout',
  },
  receipt: {
    id: 'mf-wallet.payout-receipt.receipt',
    description: 'Heading of the sheet',
    defaultMessage: 'Kvitto',
    en: 'Receipt',
  },
  receiptFailed: {
    id: 'mf-wallet.payout-receipt.receipt-failed',
    description: 'Refusal',
    defaultMessage: 'Kvittot kunde inte hämtas.',
    en: 'The receipt could not be loaded.',
  },
  receiptNumber: {
    id: 'mf-wallet.payout-receipt.receipt-number',
    description: 'Fact',
    defaultMessage: 'Nummer',
    en: 'Number',
  },
  receiptPdf: {
    id: 'mf-wallet.payout-receipt.receipt-pdf',
    description: 'Button',
    defaultMessage: 'Ladda ner PDF',
    en: 'Download PDF',
  },
  receiptTo: {
    id: 'mf-wallet.payout-receipt.receipt-to',
    description: 'Fact',
    defaultMessage: 'Till',
    en: 'To',
  },
  stepCompiled: {
    id: 'mf-wallet.payout-receipt.step-compiled',
    description: 'Step of a payout',
    defaultMessage: 'I en omgång',
    en: 'In a batch',
  },
  stepFailed: {
    id: 'mf-wallet.payout-receipt.step-failed',
    description: 'Step of a payout',
    defaultMessage: 'Gick inte igenom',
    en: 'Did not go through',
  },
  stepPaid: {
    id: 'mf-wallet.payout-receipt.step-paid',
    description: 'Step of a payout',
    defaultMessage: 'Utbetald',
    en: 'Paid',
  },
  stepRequested: {
    id: 'mf-wallet.payout-receipt.step-requested',
    description: 'Step of a payout',
    defaultMessage: 'Begärd',
    en: 'Requested',
  },
  stepSent: {
    id: 'mf-wallet.payout-receipt.step-sent',
    description: 'Step of a payout',
    defaultMessage: 'Skickad till banken',
    en: 'Sent to the bank',
  },
  stepStopped: {
    id: 'mf-wallet.payout-receipt.step-stopped',
    description: 'Step of a payout',
    defaultMessage: 'Stoppad',
    en: 'Stopped',
  },
  why: {
    id: 'mf-wallet.payout-receipt.why',
    description: 'Fact',
    defaultMessage: 'Bankens skäl',
    en: 'The bank says',
  },
})
