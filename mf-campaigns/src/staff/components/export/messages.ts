import { defineMessages } from '@samspel/i18n'

export const exportMessages = defineMessages({
  csv: { id: 'mf-campaigns.export.csv', description: 'Button', defaultMessage: 'Hämta CSV', en: 'Download CSV' },
})
