import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  about: {
    id: 'mf-stores.store-detail.about',
    description: 'Heading of the facts',
    defaultMessage: 'Om butiken',
    en: 'About the store',
  },
  code: {
    id: 'mf-stores.store-detail.code',
    description: 'Heading of the QR code',
    defaultMessage: 'Skylt till disken',
    en: 'Sign for the counter',
  },
  codeText: {
    id: 'mf-stores.store-detail.code-text',
    description: 'What the code is for',
    defaultMessage: 'Kreatörer skannar koden i kassan när de hämtar.',
    en: 'Creators scan the code at the counter when they pick up.',
  },
  codeName: {
    id: 'mf-stores.store-detail.code-name',
    description: 'Name of the picture',
    defaultMessage: 'QR-kod som leder till {store}',
    en: 'QR code that leads to {store}',
  },
  print: {
    id: 'mf-stores.store-detail.print',
    description: 'Prints the code',
    defaultMessage: 'Skriv ut skylt',
    en: 'Print sign',
  },
  copy: {
    id: 'mf-stores.store-detail.copy',
    description: 'Copies the address of the code',
    defaultMessage: 'Kopiera länken',
    en: 'Copy the link',
  },
  copied: {
    id: 'mf-stores.store-detail.copied',
    description: 'Toast',
    defaultMessage: 'Länken är kopierad',
    en: 'The link is copied',
  },
  public: {
    id: 'mf-stores.store-detail.public',
    description: 'Link to the public page',
    defaultMessage: 'Visa publik sida',
    en: 'Show public page',
  },
  counter: {
    id: 'mf-stores.store-detail.counter',
    description: 'Link',
    defaultMessage: 'Öppna kassan',
    en: 'Open the counter',
  },
  renew: {
    id: 'mf-stores.store-detail.renew',
    description: 'Button: another code for the counter',
    defaultMessage: 'Förnya koden',
    en: 'Renew the code',
  },
  renewTitle: {
    id: 'mf-stores.store-detail.renew-title',
    description: 'Heading of the question',
    defaultMessage: 'Förnya koden?',
    en: 'Renew the code?',
  },
  renewText: {
    id: 'mf-stores.store-detail.renew-text',
    description: 'What happens',
    defaultMessage:
      'Den gamla skylten slutar fungera direkt, och den som skannar den får veta att den har bytts ut. Skriv ut en ny efteråt.',
    en: 'The old sign stops working at once, and whoever scans it is told that it was replaced. Print a new one afterwards.',
  },
  renewed: {
    id: 'mf-stores.store-detail.renewed',
    description: 'Toast',
    defaultMessage: 'Koden är förnyad. Skriv ut den nya skylten.',
    en: 'The code has been renewed. Print the new sign.',
  },
  sheetName: {
    id: 'mf-stores.store-detail.sheet-name',
    description: 'Name of the file, without its ending',
    defaultMessage: 'Skylt {store}',
    en: 'Sign {store}',
  },
})
