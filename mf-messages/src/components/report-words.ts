import { defineMessages } from '@samspel/i18n'

/** Names of the reasons and outcomes of a report. */
export const reportWords = defineMessages({
  spam: {
    id: 'mf-messages.message-reports.spam',
    description: 'Reason',
    defaultMessage: 'Skräppost',
    en: 'Spam',
  },
  rude: {
    id: 'mf-messages.message-reports.rude',
    description: 'Reason',
    defaultMessage: 'Otrevligt',
    en: 'Rude',
  },
  fraud: {
    id: 'mf-messages.message-reports.fraud',
    description: 'Reason',
    defaultMessage: 'Bedrägeri',
    en: 'Fraud',
  },
  other: {
    id: 'mf-messages.message-reports.other',
    description: 'Reason',
    defaultMessage: 'Annat',
    en: 'Something else',
  },
  dismissed: {
    id: 'mf-messages.message-reports.dismissed',
    description: 'State',
    defaultMessage: 'Ingen åtgärd',
    en: 'No action',
  },
  closed: {
    id: 'mf-messages.message-reports.closed',
    description: 'State',
    defaultMessage: 'Stängd',
    en: 'Closed',
  },
})
