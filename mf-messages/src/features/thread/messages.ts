import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  title: { id: 'mf-messages.thread.title', description: 'Heading while the name is not known', sv: 'Meddelanden', en: 'Messages' },
  all: { id: 'mf-messages.thread.all', description: 'Link back to the threads', sv: 'Meddelanden', en: 'Messages' },
  path: { id: 'mf-messages.thread.path', description: 'Names the breadcrumbs', sv: 'Sökväg', en: 'Breadcrumbs' },
  log: { id: 'mf-messages.thread.log', description: 'Names the conversation', sv: 'Konversation med {name}', en: 'Conversation with {name}' },
  loading: { id: 'mf-messages.thread.loading', description: 'Read out while it loads', sv: 'Hämtar meddelanden', en: 'Loading messages' },
  older: { id: 'mf-messages.thread.older', description: 'Loads older messages', sv: 'Visa äldre', en: 'Show older' },
  retry: { id: 'mf-messages.thread.retry', description: 'Asks again', sv: 'Försök igen', en: 'Try again' },
  emptyTitle: { id: 'mf-messages.thread.empty-title', description: 'Nothing written yet', sv: 'Inga meddelanden än', en: 'No messages yet' },
  emptyText: { id: 'mf-messages.thread.empty-text', description: 'What to do then', sv: 'Skriv det första meddelandet till {name}.', en: 'Write the first message to {name}.' },
  write: { id: 'mf-messages.thread.write', description: 'Field of a new message', sv: 'Skriv ett meddelande', en: 'Write a message' },
  send: { id: 'mf-messages.thread.send', description: 'Button', sv: 'Skicka', en: 'Send' },
  nothing: { id: 'mf-messages.thread.nothing', description: 'Sent without a text', sv: 'Skriv något först.', en: 'Write something first.' },
  tooLong: { id: 'mf-messages.thread.too-long', description: 'Over 4 000 characters', sv: 'Meddelandet är {n} tecken för långt.', en: 'The message is {n} characters too long.' },
  sending: { id: 'mf-messages.thread.sending', description: 'Under a message on its way', sv: 'Skickar', en: 'Sending' },
  notSent: { id: 'mf-messages.thread.not-sent', description: 'Under a message that did not arrive', sv: 'Inte skickat', en: 'Not sent' },
  again: { id: 'mf-messages.thread.again', description: 'Sends it again', sv: 'Skicka igen', en: 'Send again' },
  read: { id: 'mf-messages.thread.read', description: 'Under an own message: its time, and that it was read', sv: '{time} · Läst', en: '{time} · Read' },
  mine: { id: 'mf-messages.thread.mine', description: 'Author of own messages, read out', sv: 'Du', en: 'You' },
  brand: { id: 'mf-messages.thread.brand', description: 'Brand that staff write for', sv: 'Skriv som', en: 'Write as' },
  newBelow: { id: 'mf-messages.thread.new-below', description: 'Goes to what came while the reader was up in history', sv: 'Nya meddelanden', en: 'New messages' },
})
