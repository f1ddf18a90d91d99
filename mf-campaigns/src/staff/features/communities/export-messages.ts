import { defineMessages } from '@samspel/i18n'

export const columnMessages = defineMessages({
  brand: {
    id: 'mf-campaigns.communities.export.brand',
    description: 'Column of the file',
    defaultMessage: 'Varumärke',
    en: 'Brand',
  },
})
