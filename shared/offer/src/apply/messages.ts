import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  title: {
    id: 'offer.apply.title',
    description: 'Heading of the application',
    defaultMessage: 'Ansök till {name}',
    en: 'Apply to {name}',
  },
  motivation: {
    id: 'offer.apply.motivation',
    description: 'Field',
    defaultMessage: 'Varför passar du?',
    en: 'Why are you a good match?',
  },
  help: {
    id: 'offer.apply.help',
    description: 'Help of the field',
    defaultMessage: 'Berätta kort vad du tänker göra. {brand} läser det när de väljer.',
    en: 'Say briefly what you have in mind. {brand} reads it when choosing.',
  },
  missing: {
    id: 'offer.apply.missing',
    description: 'Why the application cannot be sent yet',
    defaultMessage: 'Skriv varför du passar.',
    en: 'Say why you are a good match.',
  },
  send: {
    id: 'offer.apply.send',
    description: 'Sends the application',
    defaultMessage: 'Skicka ansökan',
    en: 'Send application',
  },
  sent: {
    id: 'offer.apply.sent',
    description: 'Toast',
    defaultMessage: 'Ansökan skickad. Du får besked här när varumärket har svarat.',
    en: 'Application sent. You will see the answer here when the brand has decided.',
  },
})
