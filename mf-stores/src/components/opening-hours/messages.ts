import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  openUntil: {
    id: 'mf-stores.store-facts.open-until',
    description: 'Chip beside the name',
    defaultMessage: 'Öppet till {time}',
    en: 'Open until {time}',
  },
  opensAt: {
    id: 'mf-stores.store-facts.opens-at',
    description: 'Chip beside the name',
    defaultMessage: 'Öppnar {time}',
    en: 'Opens at {time}',
  },
  closedNow: {
    id: 'mf-stores.store-facts.closed-now',
    description: 'Chip beside the name: the day is over',
    defaultMessage: 'Stängt för dagen',
    en: 'Closed for the day',
  },
  closedToday: {
    id: 'mf-stores.store-facts.closed-today',
    description: 'Chip beside the name',
    defaultMessage: 'Stängt i dag',
    en: 'Closed today',
  },
  opening: {
    id: 'mf-stores.store-facts.opening',
    description: 'Heading',
    defaultMessage: 'Öppettider',
    en: 'Opening hours',
  },
  today: {
    id: 'mf-stores.store-facts.today',
    description: 'Day of the week that is today',
    defaultMessage: '{day}, i dag',
    en: '{day}, today',
  },
  closed: {
    id: 'mf-stores.store-facts.closed',
    description: 'In place of hours',
    defaultMessage: 'Stängt',
    en: 'Closed',
  },
  noHours: {
    id: 'mf-stores.store-facts.no-hours',
    description: 'Nothing to show',
    defaultMessage: 'Inga öppettider än.',
    en: 'No opening hours yet.',
  },
  exceptions: {
    id: 'mf-stores.store-facts.exceptions',
    description: 'Name of the list of days that differ',
    defaultMessage: 'Avvikande dagar',
    en: 'Days that differ',
  },
})
