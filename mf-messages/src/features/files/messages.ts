import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  title: {
    id: 'mf-messages.files.title',
    description: 'Dialog',
    defaultMessage: 'Filer',
    en: 'Files',
  },
  loading: {
    id: 'mf-messages.files.loading',
    description: 'Read out',
    defaultMessage: 'Hämtar filer',
    en: 'Loading files',
  },
})
