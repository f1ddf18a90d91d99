import { defineMessages } from '@samspel/i18n'

export const batchMessages = defineMessages({
  title: {
    id: 'mf-wallet.batches.title',
    description: 'Heading, breadcrumb',
    defaultMessage: 'Utbetalningar',
    en: 'Payouts',
  },
  batch: {
    id: 'mf-wallet.batches.batch',
    description: 'Name of a batch',
    defaultMessage: 'Omgång {name}',
    en: 'Batch {name}',
  },
  compiled: {
    id: 'mf-wallet.batches.compiled',
    description: 'State of a batch',
    defaultMessage: 'Väntar på godkännande',
    en: 'Waiting for approval',
  },
  approved: {
    id: 'mf-wallet.batches.approved',
    description: 'State of a batch',
    defaultMessage: 'Godkänd',
    en: 'Approved',
  },
  exported: {
    id: 'mf-wallet.batches.exported',
    description: 'State of a batch',
    defaultMessage: 'Exporterad',
    en: 'Exported',
  },
  sent: {
    id: 'mf-wallet.batches.sent',
    description: 'State of a batch',
    defaultMessage: 'Hos banken',
    en: 'With the bank',
  },
  answered: { id: 'mf-wallet.batches.answered', description: 'State of a batch', defaultMessage: 'Klar', en: 'Done' },
  returned: {
    id: 'mf-wallet.batches.returned',
    description: 'State of a batch',
    defaultMessage: 'Skickades tillbaka',
    en: 'Sent back',
  },
  failed: {
    id: 'mf-wallet.batches.failed',
    description: 'A read that failed',
    defaultMessage: 'Utbetalningarna kunde inte hämtas.',
    en: 'The payouts could not be loaded.',
  },
})
