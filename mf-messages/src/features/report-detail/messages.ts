import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  title: {
    id: 'mf-messages.message-report.title',
    description: 'Heading',
    defaultMessage: 'Anmälan',
    en: 'Report',
  },
  reports: {
    id: 'mf-messages.message-report.reports',
    description: 'Link back to the list',
    defaultMessage: 'Anmälningar',
    en: 'Reports',
  },
  who: {
    id: 'mf-messages.message-report.who',
    description: 'Who reported whom',
    defaultMessage: '{reporter} anmälde {reported}',
    en: '{reporter} reported {reported}',
  },
  between: {
    id: 'mf-messages.message-report.between',
    description: 'Whose conversation it is',
    defaultMessage: 'Konversation mellan {brand} och {creator}',
    en: 'Conversation between {brand} and {creator}',
  },
  quote: {
    id: 'mf-messages.message-report.quote',
    description: 'Before the message that was reported',
    defaultMessage: 'Meddelandet:',
    en: 'The message:',
  },
  failed: {
    id: 'mf-messages.message-report.failed',
    description: 'Error',
    defaultMessage: 'Anmälan kunde inte hämtas.',
    en: 'The report could not be loaded.',
  },
  gone: {
    id: 'mf-messages.message-report.gone',
    description: 'The report does not exist',
    defaultMessage: 'Anmälan finns inte',
    en: 'There is no such report',
  },
  loading: {
    id: 'mf-messages.message-report.loading',
    description: 'Read out',
    defaultMessage: 'Hämtar anmälan',
    en: 'Loading the report',
  },
  conversation: {
    id: 'mf-messages.message-report.conversation',
    description: 'Heading',
    defaultMessage: 'Konversationen',
    en: 'The conversation',
  },
  private: {
    id: 'mf-messages.message-report.private',
    description: 'Why it is not shown at once',
    defaultMessage:
      'Konversationen är privat. Du kan läsa den i en timme om du behöver det för att avgöra anmälan. Vem som öppnade den, när och varför sparas, och finns med när de två begär ut sina uppgifter. Ingen får ett meddelande som läst.',
    en: 'The conversation is private. You can read it for an hour if you need to in order to decide the report. Who opened it, when and why is recorded, and is included when either side exports their data. No message becomes read.',
  },
  reason: {
    id: 'mf-messages.message-report.reason',
    description: 'Field',
    defaultMessage: 'Varför behöver du läsa den?',
    en: 'Why do you need to read it?',
  },
  reasonMissing: {
    id: 'mf-messages.message-report.reason-missing',
    description: 'Error at the field',
    defaultMessage: 'Skriv varför du behöver läsa konversationen',
    en: 'Write why you need to read the conversation',
  },
  open: {
    id: 'mf-messages.message-report.open',
    description: 'Button',
    defaultMessage: 'Öppna konversationen',
    en: 'Open the conversation',
  },
  openFailed: {
    id: 'mf-messages.message-report.open-failed',
    description: 'Toast',
    defaultMessage: 'Konversationen kunde inte öppnas. Försök igen.',
    en: 'The conversation could not be opened. Try again.',
  },
  until: {
    id: 'mf-messages.message-report.until',
    description: 'How long it can be read',
    defaultMessage: 'Du kan läsa till {time}.',
    en: 'You can read until {time}.',
  },
  messagesFailed: {
    id: 'mf-messages.message-report.messages-failed',
    description: 'Error',
    defaultMessage: 'Meddelandena kunde inte hämtas.',
    en: 'The messages could not be loaded.',
  },
  messagesLoading: {
    id: 'mf-messages.message-report.messages-loading',
    description: 'Read out',
    defaultMessage: 'Hämtar meddelanden',
    en: 'Loading messages',
  },
  empty: {
    id: 'mf-messages.message-report.empty',
    description: 'A conversation without messages',
    defaultMessage: 'Inga meddelanden',
    en: 'No messages',
  },
  event: {
    id: 'mf-messages.message-report.event',
    description: 'A line about a change of state in the conversation',
    defaultMessage: 'Händelse i samarbetet {campaign}',
    en: 'Event in the collaboration {campaign}',
  },
  opened: {
    id: 'mf-messages.message-report.opened',
    description: 'Heading over who has opened the conversation',
    defaultMessage: 'Öppnad av',
    en: 'Opened by',
  },
  nobody: {
    id: 'mf-messages.message-report.nobody',
    description: 'Nobody has opened the conversation',
    defaultMessage: 'Ingen har öppnat konversationen.',
    en: 'Nobody has opened the conversation.',
  },
})
