import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  way: {
    id: 'mf-stores.store-offers.way',
    description: 'Column: how it is booked',
    defaultMessage: 'Bokas',
    en: 'Booking',
  },
  places: {
    id: 'mf-stores.store-offers.places',
    description: 'Column',
    defaultMessage: 'Tagna platser',
    en: 'Places taken',
  },
  until: {
    id: 'mf-stores.store-offers.until',
    description: 'Last day',
    defaultMessage: 'Till {date}',
    en: 'Until {date}',
  },
  answer: {
    id: 'mf-stores.store-offers.answer',
    description: 'Button: shows the applications of this offer',
    defaultMessage: '{count, plural, one {Svara en} other {Svara #}}',
    en: '{count, plural, one {Answer one} other {Answer #}}',
  },
  answerOf: {
    id: 'mf-stores.store-offers.answer-of',
    description: 'Name of the button',
    defaultMessage: '{count, plural, one {Svara på en ansökan till {name}} other {Svara på # ansökningar till {name}}}',
    en: '{count, plural, one {Answer one application to {name}} other {Answer # applications to {name}}}',
  },
  showOf: {
    id: 'mf-stores.store-offers.show-of',
    description: 'Name of the button',
    defaultMessage: 'Visa hämtningar av {name}',
    en: 'Show pick-ups of {name}',
  },
  none: {
    id: 'mf-stores.store-offers.none',
    description: 'Nothing to show',
    defaultMessage: 'Inga erbjudanden',
    en: 'No offers',
  },
  noneText: {
    id: 'mf-stores.store-offers.none-text',
    description: 'Nothing to show',
    defaultMessage: 'Välj butiken i steget Butiker när du gör en kampanj som hämtas i butik.',
    en: 'Choose the store in the step Stores when you make a campaign that is picked up at stores.',
  },
  noneForClerks: {
    id: 'mf-stores.store-offers.none-for-clerks',
    description: 'Nothing to show',
    defaultMessage: 'När varumärket har en kampanj i butiken står den här.',
    en: 'When the brand has a campaign at the store, it is shown here.',
  },
})
