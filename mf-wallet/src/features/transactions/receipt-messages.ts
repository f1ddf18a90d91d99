import { defineMessages } from '@samspel/i18n'

export const receiptMessages = defineMessages({
  title: {
    id: 'mf-wallet.own-receipt.title',
    description: 'Heading of the sheet',
    defaultMessage: 'Kvitto',
    en: 'Receipt',
  },
  number: { id: 'mf-wallet.own-receipt.number', description: 'Label', defaultMessage: 'Nummer', en: 'Number' },
  booked: { id: 'mf-wallet.own-receipt.booked', description: 'Label: when', defaultMessage: 'Bokförd', en: 'Booked' },
  available: {
    id: 'mf-wallet.own-receipt.available',
    description: 'Label: from when it can be withdrawn',
    defaultMessage: 'Kan tas ut från',
    en: 'Can be withdrawn from',
  },
  fee: {
    id: 'mf-wallet.own-receipt.fee',
    description: 'Label: what Samspel takes',
    defaultMessage: 'Avgift till Samspel',
    en: 'Fee to Samspel',
  },
  tax: { id: 'mf-wallet.own-receipt.tax', description: 'Label', defaultMessage: 'Dragen skatt', en: 'Tax deducted' },
  goods: {
    id: 'mf-wallet.own-receipt.goods',
    description: 'Label: the agreed value of goods',
    defaultMessage: 'Varor, räknas som inkomst',
    en: 'Goods, count as income',
  },
  payer: {
    id: 'mf-wallet.own-receipt.payer',
    description: 'Label: a company',
    defaultMessage: 'Betalare',
    en: 'Payer',
  },
  agreement: { id: 'mf-wallet.own-receipt.agreement', description: 'Label', defaultMessage: 'Avtal', en: 'Agreement' },
  version: {
    id: 'mf-wallet.own-receipt.version',
    description: 'Number and version of an agreement',
    defaultMessage: '{number}, version {version}',
    en: '{number}, version {version}',
  },
  assignment: {
    id: 'mf-wallet.own-receipt.assignment',
    description: 'Link to the collaboration',
    defaultMessage: 'Uppdraget',
    en: 'The assignment',
  },
  pdf: { id: 'mf-wallet.own-receipt.pdf', description: 'Button', defaultMessage: 'PDF', en: 'PDF' },
  newer: { id: 'mf-wallet.own-receipt.newer', description: 'Button', defaultMessage: 'Nyare', en: 'Newer' },
  older: { id: 'mf-wallet.own-receipt.older', description: 'Button', defaultMessage: 'Äldre', en: 'Older' },
  failed: {
    id: 'mf-wallet.own-receipt.failed',
    description: 'A read that failed',
    defaultMessage: 'Kvittot kunde inte hämtas.',
    en: 'The receipt could not be loaded.',
  },
  saveFailed: {
    id: 'mf-wallet.own-receipt.save-failed',
    description: 'Refusal',
    defaultMessage: 'Kvittot kunde inte sparas.',
    en: 'The receipt could not be saved.',
  },
})
