import { fieldMessages } from './error-messages'
import { defineMessages } from './messages'

/** What a field says of a text that it cannot read; of a whole number in the specification's words (V-04). */
export const unreadMessages = {
  integer: fieldMessages.invalid_integer,
  ...defineMessages({
    number: {
      id: 'i18n.unread.number',
      description: 'At a field for a sum or a number with decimals: what was typed cannot be read',
      defaultMessage: 'går inte att läsa som ett tal. Skriv till exempel 1 250,50.',
      en: 'cannot be read as a number. Write 1,250.50, for example.',
    },
    day: {
      id: 'i18n.unread.day',
      description: 'At a field for a date: what was typed cannot be read',
      defaultMessage: 'går inte att läsa som ett datum. Skriv till exempel 5 dec 2026.',
      en: 'cannot be read as a date. Write 5 Dec 2026, for example.',
    },
  }),
}
