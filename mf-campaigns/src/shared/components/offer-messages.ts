import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  applyFirst: {
    id: 'mf-campaigns.offer-card.apply-first',
    description: 'The offer needs an application',
    defaultMessage: 'Ansök först',
    en: 'Apply first',
  },
  pickUpNow: {
    id: 'mf-campaigns.offer-card.pick-up-now',
    description: 'The offer is reserved and picked up without an application',
    defaultMessage: 'Hämta nu',
    en: 'Pick up now',
  },
})
