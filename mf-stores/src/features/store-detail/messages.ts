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
    defaultMessage: 'Kod för disken',
    en: 'Counter code',
  },
  codeText: {
    id: 'mf-stores.store-detail.code-text',
    description: 'What the code is for',
    defaultMessage: 'Skriv ut den och ställ den vid disken. Kreatörer skannar den när de hämtar.',
    en: 'Print it and put it on the counter. Creators scan it when they pick up.',
  },
  scan: {
    id: 'mf-stores.store-detail.scan',
    description: 'On the printed sheet',
    defaultMessage: 'Skanna koden när du hämtar',
    en: 'Scan the code when you pick up',
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
    defaultMessage: 'Skriv ut koden',
    en: 'Print the code',
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
})
