import { defineMessages } from '@samspel/i18n'

export const openMessages = defineMessages({
  openUntil: {
    id: 'offer.open.open-until',
    description: 'Chip beside the name',
    defaultMessage: 'Öppet till {time}',
    en: 'Open until {time}',
  },
  opensAt: {
    id: 'offer.open.opens-at',
    description: 'Chip beside the name',
    defaultMessage: 'Öppnar {time}',
    en: 'Opens at {time}',
  },
  closedNow: {
    id: 'offer.open.closed-now',
    description: 'Chip beside the name: the day is over',
    defaultMessage: 'Stängt för dagen',
    en: 'Closed for the day',
  },
  closedToday: {
    id: 'offer.open.closed-today',
    description: 'Chip beside the name',
    defaultMessage: 'Stängt i dag',
    en: 'Closed today',
  },
})
