import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  about: {
    id: 'mf-public.store.about',
    description: 'Heading of the facts',
    defaultMessage: 'Besök butiken',
    en: 'Visit the store',
  },
  offers: {
    id: 'mf-public.store.offers',
    description: 'Heading over the pick-up offers of the store',
    defaultMessage: 'Hämta här',
    en: 'Pick up here',
  },
  none: {
    id: 'mf-public.store.none',
    description: 'No pick-up offers',
    defaultMessage: 'Inget att hämta just nu',
    en: 'Nothing to pick up right now',
  },
  noneText: {
    id: 'mf-public.store.none-text',
    description: 'What to do',
    defaultMessage: 'Se vad {brand} erbjuder i övrigt.',
    en: 'See what else {brand} offers.',
  },
  brand: {
    id: 'mf-public.store.brand',
    description: 'Link to the brand',
    defaultMessage: 'Till {brand}',
    en: 'To {brand}',
  },
  others: {
    id: 'mf-public.store.others',
    description: 'Heading over other stores of the brand',
    defaultMessage: '{brand} i {city}',
    en: '{brand} in {city}',
  },
  toPickUp: {
    id: 'mf-public.store.to-pick-up',
    description: 'Offers of another store',
    defaultMessage: '{count, plural, =0 {Inget att hämta just nu} one {# att hämta} other {# att hämta}}',
    en: '{count, plural, =0 {Nothing to pick up right now} one {# to pick up} other {# to pick up}}',
  },
  allInCity: {
    id: 'mf-public.store.all-in-city',
    description: 'Link to the stores of the brand in the town',
    defaultMessage: 'Visa alla på kartan',
    en: 'Show all on the map',
  },
})
