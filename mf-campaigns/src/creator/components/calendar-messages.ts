import { defineMessages } from '@samspel/i18n'

export const calendarMessages = defineMessages({
  add: {
    id: 'mf-campaigns.calendar.add',
    description: 'Saves a calendar file of one deadline',
    defaultMessage: 'Lägg i kalendern',
    en: 'Add to calendar',
  },
  addAll: {
    id: 'mf-campaigns.calendar.add-all',
    description: 'Saves a calendar file of all deadlines, read out',
    defaultMessage: 'Kalender, alla sista dagar',
    en: 'Calendar, all deadlines',
  },
  calendar: {
    id: 'mf-campaigns.calendar.button',
    description: 'The same button, as it is seen',
    defaultMessage: 'Kalender',
    en: 'Calendar',
  },
  entry: {
    id: 'mf-campaigns.calendar.entry',
    description: 'Entry in the calendar',
    defaultMessage: 'Publicera för {brand}: {name}',
    en: 'Publish for {brand}: {name}',
  },
  description: {
    id: 'mf-campaigns.calendar.description',
    description: 'Text of an entry',
    defaultMessage: 'Sista dag att lämna in inlägget i Samspel.',
    en: 'Last day to submit the post in Samspel.',
  },
  name: {
    id: 'mf-campaigns.calendar.name',
    description: 'Name of the calendar',
    defaultMessage: 'Samspel',
    en: 'Samspel',
  },
  saved: {
    id: 'mf-campaigns.calendar.saved',
    description: 'Toast',
    defaultMessage:
      '{n, plural, one {Kalenderfilen är sparad. Öppna den för att lägga till dagen.} other {Kalenderfilen med # dagar är sparad. Öppna den för att lägga till dem.}}',
    en: '{n, plural, one {The calendar file is saved. Open it to add the day.} other {The calendar file with # days is saved. Open it to add them.}}',
  },
  none: {
    id: 'mf-campaigns.calendar.none',
    description: 'Toast',
    defaultMessage: 'Inget uppdrag har en deadline som går just nu.',
    en: 'No assignment has a running deadline right now.',
  },
  failed: {
    id: 'mf-campaigns.calendar.failed',
    description: 'Toast',
    defaultMessage: 'Kalenderfilen kunde inte skapas. Försök igen.',
    en: 'The calendar file could not be made. Try again.',
  },
})
