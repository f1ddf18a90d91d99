import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
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
