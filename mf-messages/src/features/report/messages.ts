import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  title: {
    id: 'mf-messages.report.title',
    description: 'Dialog',
    defaultMessage: 'Anmäl {name}',
    en: 'Report {name}',
  },
  text: {
    id: 'mf-messages.report.text',
    description: 'Dialog',
    defaultMessage: 'Samspel läser anmälan och bestämmer. Den andra får inte veta vem som anmälde.',
    en: 'Samspel reads the report and decides. The other side is not told who reported.',
  },
  reason: {
    id: 'mf-messages.report.reason',
    description: 'Field',
    defaultMessage: 'Vad gäller det?',
    en: 'What is it about?',
  },
  spam: {
    id: 'mf-messages.report.spam',
    description: 'Reason',
    defaultMessage: 'Skräppost',
    en: 'Spam',
  },
  rude: {
    id: 'mf-messages.report.rude',
    description: 'Reason',
    defaultMessage: 'Otrevligt',
    en: 'Rude',
  },
  fraud: {
    id: 'mf-messages.report.fraud',
    description: 'Reason',
    defaultMessage: 'Bedrägeri',
    en: 'Fraud',
  },
  other: {
    id: 'mf-messages.report.other',
    description: 'Reason',
    defaultMessage: 'Annat',
    en: 'Something else',
  },
  more: {
    id: 'mf-messages.report.more',
    description: 'Field',
    defaultMessage: 'Berätta mer',
    en: 'Tell us more',
  },
  send: {
    id: 'mf-messages.report.send',
    description: 'Button',
    defaultMessage: 'Skicka anmälan',
    en: 'Send the report',
  },
  done: {
    id: 'mf-messages.report.done',
    description: 'Toast',
    defaultMessage: 'Tack, anmälan är skickad.',
    en: 'Thank you, the report has been sent.',
  },
  failed: {
    id: 'mf-messages.report.failed',
    description: 'Toast',
    defaultMessage: 'Anmälan gick inte iväg. Försök igen.',
    en: 'The report was not sent. Try again.',
  },
})
