import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  waiting: {
    id: 'mf-messages.bulk-waiting.waiting',
    description: 'A message to many that can be called off; s seconds are left',
    defaultMessage: 'Utskicket i {campaign} till {n, plural, one {# person} other {# personer}} skickas om {s} s',
    en: 'The message in {campaign} to {n, plural, one {# person} other {# people}} is sent in {s} s',
  },
  undone: {
    id: 'mf-messages.bulk-waiting.undone',
    description: 'Toast',
    defaultMessage: 'Utskicket är stoppat. Ingen har fått det.',
    en: 'The message is called off. Nobody has got it.',
  },
  tooLate: {
    id: 'mf-messages.bulk-waiting.too-late',
    description: 'Toast',
    defaultMessage: 'Det är redan skickat eller stoppat.',
    en: 'It has already been sent or called off.',
  },
})
