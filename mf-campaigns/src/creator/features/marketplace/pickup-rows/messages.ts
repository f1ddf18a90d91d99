import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  away: {
    id: 'mf-campaigns.pickup-rows.away',
    description: 'How far a store is from the town that the creator lives in',
    defaultMessage: '{km} km från {town}',
    en: '{km} km from {town}',
  },
  within: {
    id: 'mf-campaigns.pickup-rows.within',
    description: 'A store is less than a kilometre from the middle of the town that the creator lives in',
    defaultMessage: 'mitt i {town}',
    en: 'in the middle of {town}',
  },
  others: {
    id: 'mf-campaigns.pickup-rows.others',
    description: 'More stores have the same offer',
    defaultMessage: '{n, plural, one {och # butik till} other {och # butiker till}}',
    en: '{n, plural, one {and # more store} other {and # more stores}}',
  },
})
