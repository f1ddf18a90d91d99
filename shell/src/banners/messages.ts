import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  cookieName: {
    id: 'shell.cookies.name',
    description: 'Name of the banner for screen readers',
    defaultMessage: 'Kakor',
    en: 'Cookies',
  },
  cookieText: {
    id: 'shell.cookies.text',
    description: 'Cookie banner',
    defaultMessage: 'Vi sparar bara inloggning och val.',
    en: 'We only store your login and choices.',
  },
  cookieTerms: {
    id: 'shell.cookies.terms',
    description: 'Link to the terms',
    defaultMessage: 'Läs mer',
    en: 'Read more',
  },
  accept: { id: 'shell.cookies.accept', description: 'Button', defaultMessage: 'Jag förstår', en: 'I understand' },
  close: {
    id: 'shell.info-banner.close',
    description: 'Closes the info banner',
    defaultMessage: 'Stäng meddelandet',
    en: 'Close the message',
  },
})
