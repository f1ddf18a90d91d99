import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  title: {
    id: 'mf-messages.viewer.title',
    description: 'Dialog',
    defaultMessage: 'Bild {n} av {all}',
    en: 'Picture {n} of {all}',
  },
  previous: {
    id: 'mf-messages.viewer.previous',
    description: 'Button',
    defaultMessage: 'Föregående bild',
    en: 'Previous picture',
  },
  next: {
    id: 'mf-messages.viewer.next',
    description: 'Button',
    defaultMessage: 'Nästa bild',
    en: 'Next picture',
  },
  download: {
    id: 'mf-messages.viewer.download',
    description: 'Link',
    defaultMessage: 'Hämta',
    en: 'Download',
  },
})
