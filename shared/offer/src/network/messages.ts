import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  needsNetwork: {
    id: 'offer.network.needs-network',
    description: 'Beside what cannot be done while there is no connection',
    defaultMessage: 'Kräver nät',
    en: 'Needs a connection',
  },
})
