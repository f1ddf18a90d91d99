import { defineMessages } from '@samspel/i18n'

export const openMessages = defineMessages({
  openUntil: {
    id: 'offer.open.open-until',
    description: 'Chip beside the name',
    defaultMessage: 'Öppet till {time}',
    en: 'Open until {time}',
  },
  closes: {
    id: 'offer.open.closes',
    description: 'In a row of stores: until when it is open today',
    defaultMessage: 'Stänger {time}',
    en: 'Closes {time}',
  },
  opens: {
    id: 'offer.open.opens',
    description: 'In a row of stores: when a closed one opens, `mån 10:00`',
    defaultMessage: 'Öppnar {at}',
    en: 'Opens {at}',
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
