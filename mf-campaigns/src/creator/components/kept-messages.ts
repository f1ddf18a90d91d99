import { defineMessages } from '@samspel/i18n'

export const keptMessages = defineMessages({
  refusedLater: {
    id: 'mf-campaigns.parcel.refused-later',
    description: 'Toast that stays: what was said of a parcel without a network was refused',
    defaultMessage: 'Det du sa om ett paket kunde inte skickas: {reason}',
    en: 'Your answer about a parcel could not be sent: {reason}',
  },
})
