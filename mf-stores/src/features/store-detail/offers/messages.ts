import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  title: {
    id: 'mf-stores.store-offers.title',
    description: 'Heading',
    defaultMessage: 'Erbjudanden',
    en: 'Offers',
  },
  offer: {
    id: 'mf-stores.store-offers.offer',
    description: 'Column',
    defaultMessage: 'Erbjudande',
    en: 'Offer',
  },
  way: {
    id: 'mf-stores.store-offers.way',
    description: 'Column: how it is booked',
    defaultMessage: 'Bokas',
    en: 'Booking',
  },
  places: {
    id: 'mf-stores.store-offers.places',
    description: 'Column',
    defaultMessage: 'Platser',
    en: 'Places',
  },
  until: {
    id: 'mf-stores.store-offers.until',
    description: 'Last day',
    defaultMessage: 'Till {date}',
    en: 'Until {date}',
  },
  apply: {
    id: 'mf-stores.store-offers.apply',
    description: 'Chip',
    defaultMessage: 'Ansök först',
    en: 'Apply first',
  },
  instant: {
    id: 'mf-stores.store-offers.instant',
    description: 'Chip',
    defaultMessage: 'Hämta nu',
    en: 'Pick up now',
  },
  unlimited: {
    id: 'mf-stores.store-offers.unlimited',
    description: 'No limit of places',
    defaultMessage: 'Obegränsat',
    en: 'Unlimited',
  },
  full: {
    id: 'mf-stores.store-offers.full',
    description: 'No place is left',
    defaultMessage: 'Fullt',
    en: 'Full',
  },
  left: {
    id: 'mf-stores.store-offers.left',
    description: 'How many places are left',
    defaultMessage: '{count, plural, one {# kvar} other {# kvar}}',
    en: '{count, plural, one {# left} other {# left}}',
  },
  show: {
    id: 'mf-stores.store-offers.show',
    description: 'Button: shows the pick-ups of this offer alone',
    defaultMessage: 'Visa hämtningar',
    en: 'Show pick-ups',
  },
  showOf: {
    id: 'mf-stores.store-offers.show-of',
    description: 'Name of the button',
    defaultMessage: 'Visa hämtningar av {name}',
    en: 'Show pick-ups of {name}',
  },
  loading: {
    id: 'mf-stores.store-offers.loading',
    description: 'Read out while something loads',
    defaultMessage: 'Hämtar',
    en: 'Loading',
  },
  failed: {
    id: 'mf-stores.store-offers.failed',
    description: 'The list could not be fetched',
    defaultMessage: 'Erbjudandena kunde inte hämtas.',
    en: 'The offers could not be loaded.',
  },
  none: {
    id: 'mf-stores.store-offers.none',
    description: 'Nothing to show',
    defaultMessage: 'Inga öppna erbjudanden',
    en: 'No open offers',
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
    en: 'When the brand has a campaign at the store it stands here.',
  },
})
