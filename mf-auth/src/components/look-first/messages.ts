import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  title: {
    id: 'mf-auth.look-first.title',
    description: 'Heading',
    defaultMessage: 'Vill du titta först?',
    en: 'Want to look first?',
  },
  open: {
    id: 'mf-auth.look-first.open',
    description: 'How many offers visitors can see',
    defaultMessage:
      '{n, plural, =0 {Du kan se marknadsplatsen utan konto.} one {Ett erbjudande är öppet just nu. Du kan se det utan konto.} other {# erbjudanden är öppna just nu. Du kan se dem utan konto.}}',
    en: '{n, plural, =0 {You can see the marketplace without an account.} one {One offer is open right now. You can see it without an account.} other {# offers are open right now. You can see them without an account.}}',
  },
  loading: {
    id: 'mf-auth.look-first.loading',
    description: 'For screen readers',
    defaultMessage: 'Hämtar erbjudanden',
    en: 'Loading offers',
  },
  all: {
    id: 'mf-auth.look-first.all',
    description: 'Link',
    defaultMessage: 'Till marknadsplatsen',
    en: 'To the marketplace',
  },
  stores: {
    id: 'mf-auth.look-first.stores',
    description: 'Link',
    defaultMessage: 'Butiker nära dig',
    en: 'Stores near you',
  },
  places: {
    id: 'mf-auth.look-first.places',
    description: 'Places that nobody has got yet',
    defaultMessage: '{n, plural, one {# plats kvar} other {# platser kvar}}',
    en: '{n, plural, one {# place left} other {# places left}}',
  },
  pickup: {
    id: 'mf-auth.look-first.pickup',
    description: 'Instead of the places: the product is fetched in a store, which is not known',
    defaultMessage: 'Hämta i butik',
    en: 'Pick up in store',
  },
  pickupAt: {
    id: 'mf-auth.look-first.pickup-at',
    description: 'Instead of the places: the store and its town where the product is fetched',
    defaultMessage: 'Hämta hos {store}',
    en: 'Pick up at {store}',
  },
})
