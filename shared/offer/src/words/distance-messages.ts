import { defineMessages } from '@samspel/i18n'

export const distanceMessages = defineMessages({
  kilometres: {
    id: 'offer.distance.kilometres',
    description: 'How far it is, as the crow flies',
    defaultMessage: '{km}\u00a0km',
    en: '{km}\u00a0km',
  },
  metres: {
    id: 'offer.distance.metres',
    description: 'How far it is, as the crow flies',
    defaultMessage: '{metres}\u00a0m',
    en: '{metres}\u00a0m',
  },
})
