import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  title: {
    id: 'mf-messages.message-reports.title',
    description: 'Heading',
    defaultMessage: 'Anmälningar',
    en: 'Reports',
  },
  decided: {
    id: 'mf-messages.message-reports.decided',
    description: 'Filter',
    defaultMessage: 'Avgjorda',
    en: 'Decided',
  },
  loading: {
    id: 'mf-messages.message-reports.loading',
    description: 'Read out',
    defaultMessage: 'Hämtar anmälningar',
    en: 'Loading reports',
  },
  failed: {
    id: 'mf-messages.message-reports.failed',
    description: 'Error',
    defaultMessage: 'Anmälningarna kunde inte hämtas.',
    en: 'The reports could not be loaded.',
  },
  empty: {
    id: 'mf-messages.message-reports.empty',
    description: 'No reports',
    defaultMessage: 'Inget är anmält',
    en: 'Nothing is reported',
  },
  emptyDecided: {
    id: 'mf-messages.message-reports.empty-decided',
    description: 'No reports',
    defaultMessage: 'Inget är avgjort än',
    en: 'Nothing is decided yet',
  },
  who: {
    id: 'mf-messages.message-reports.who',
    description: 'Who reported whom',
    defaultMessage: '{reporter} anmälde {reported}',
    en: '{reporter} reported {reported}',
  },
  quote: {
    id: 'mf-messages.message-reports.quote',
    description: 'Before the message that was reported',
    defaultMessage: 'Meddelandet:',
    en: 'The message:',
  },
  thread: {
    id: 'mf-messages.message-reports.thread',
    description: 'Link to one report',
    defaultMessage: 'Visa anmälan',
    en: 'Show the report',
  },
})
