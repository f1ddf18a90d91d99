import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  title: {
    id: 'mf-stores.store-import.title',
    description: 'Heading of the page',
    defaultMessage: 'Importera butiker',
    en: 'Import stores',
  },
})
