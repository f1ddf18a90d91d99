import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  filters: {
    id: 'mf-campaigns.filter-fold.filters',
    description: 'Button on phones: unfolds the filters; how many are in use',
    defaultMessage: '{n, plural, =0 {Filter} one {Filter, # i bruk} other {Filter, # i bruk}}',
    en: '{n, plural, =0 {Filters} one {Filters, # in use} other {Filters, # in use}}',
  },
})
