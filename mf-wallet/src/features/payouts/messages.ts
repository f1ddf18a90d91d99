import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  compile: {
    id: 'mf-wallet.payouts.compile',
    description: 'The main button',
    defaultMessage: 'Sammanställ omgång',
    en: 'Put a batch together',
  },
  waiting: {
    id: 'mf-wallet.payouts.waiting',
    description: 'What waits',
    defaultMessage:
      '{count, plural, =0 {Inget väntar på en omgång} one {# utbetalning väntar på en omgång} other {# utbetalningar väntar på en omgång}}',
    en: '{count, plural, =0 {Nothing waits for a batch} one {# payout waits for a batch} other {# payouts wait for a batch}}',
  },
  waitingSum: {
    id: 'mf-wallet.payouts.waiting-sum',
    description: 'What waits, its sum',
    defaultMessage: '{money} att betala',
    en: '{money} to pay',
  },
  late: {
    id: 'mf-wallet.payouts.late',
    description: 'Late ones',
    defaultMessage:
      '{count, plural, one {# har väntat mer än två bankdagar} other {# har väntat mer än två bankdagar}}',
    en: '{count, plural, one {# has waited more than two banking days} other {# have waited more than two banking days}}',
  },
  stopped: {
    id: 'mf-wallet.payouts.stopped',
    description: 'Stopped ones',
    defaultMessage: '{count, plural, one {# är stoppad, behöver rättas} other {# är stoppade, behöver rättas}}',
    en: '{count, plural, one {# is stopped, must be corrected} other {# are stopped, must be corrected}}',
  },
  nothing: {
    id: 'mf-wallet.payouts.nothing',
    description: 'Refusal',
    defaultMessage: 'Inget av det som väntar går att betala ut än. Kreatörerna behöver rätta sina uppgifter.',
    en: 'None of the waiting payouts can be paid yet. The creators must correct their details.',
  },
  batches: {
    id: 'mf-wallet.payouts.batches',
    description: 'Names the table',
    defaultMessage: 'Omgångar',
    en: 'Batches',
  },
  name: { id: 'mf-wallet.payouts.name', description: 'Column', defaultMessage: 'Omgång', en: 'Batch' },
  compiledBy: {
    id: 'mf-wallet.payouts.compiled-by',
    description: 'Column',
    defaultMessage: 'Sammanställd',
    en: 'Put together',
  },
  count: { id: 'mf-wallet.payouts.count', description: 'Column', defaultMessage: 'Utbetalningar', en: 'Payouts' },
  amount: { id: 'mf-wallet.payouts.amount', description: 'Column', defaultMessage: 'Belopp', en: 'Amount' },
  result: { id: 'mf-wallet.payouts.result', description: 'Column', defaultMessage: 'Utfall', en: 'Outcome' },
  resultText: {
    id: 'mf-wallet.payouts.result-text',
    description: 'Outcome of a batch',
    defaultMessage: '{paid} betalda{failed, plural, =0 {} one {, # gick inte igenom} other {, # gick inte igenom}}',
    en: '{paid} paid{failed, plural, =0 {} one {, # did not go through} other {, # did not go through}}',
  },
  countText: {
    id: 'mf-wallet.payouts.count-text',
    description: 'What a batch holds, in its row on a phone',
    defaultMessage: '{count, plural, one {# utbetalning} other {# utbetalningar}}',
    en: '{count, plural, one {# payout} other {# payouts}}',
  },
  stoppedText: {
    id: 'mf-wallet.payouts.stopped-text',
    description: 'Rows that were stopped',
    defaultMessage: '{count, plural, one {# stoppad} other {# stoppade}}',
    en: '{count, plural, one {# stopped} other {# stopped}}',
  },
  noneTitle: {
    id: 'mf-wallet.payouts.none-title',
    description: 'Empty state',
    defaultMessage: 'Inga omgångar än',
    en: 'No batches yet',
  },
  noneText: {
    id: 'mf-wallet.payouts.none-text',
    description: 'Empty state',
    defaultMessage:
      'När kreatörer har begärt utbetalning sammanställer du en omgång här. En kollega godkänner den innan banken får filen.',
    en: 'When creators have asked for payouts you put a batch together here. A colleague approves it before the bank gets the file.',
  },
  tax: {
    id: 'mf-wallet.payouts.tax',
    description: 'Downloads the yearly export',
    defaultMessage: 'Skatteunderlag {year}',
    en: 'Tax basis {year}',
  },
  sellers: {
    id: 'mf-wallet.payouts.sellers',
    description: 'Link to the yearly report of platforms on creators',
    defaultMessage: 'Rapport om kreatörer (DAC7)',
    en: 'Report on creators (DAC7)',
  },
  taxFailed: {
    id: 'mf-wallet.payouts.tax-failed',
    description: 'Refusal',
    defaultMessage: 'Skatteunderlaget kunde inte hämtas.',
    en: 'The tax basis could not be loaded.',
  },
})
