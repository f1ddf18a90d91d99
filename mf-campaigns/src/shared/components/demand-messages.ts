import { defineMessages } from '@samspel/i18n'

export const demandMessages = defineMessages({
  met: {
    id: 'mf-campaigns.offer.met',
    description: 'The creator meets the demand',
    defaultMessage: 'Uppfyllt',
    en: 'Met',
  },
  unmet: {
    id: 'mf-campaigns.offer.unmet',
    description: 'The creator does not meet the demand',
    defaultMessage: 'Inte uppfyllt',
    en: 'Not met',
  },
})
