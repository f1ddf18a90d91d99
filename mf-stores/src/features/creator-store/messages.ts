import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  about: {
    id: 'mf-stores.creator-store.about',
    description: 'Heading of the facts',
    defaultMessage: 'Besök butiken',
    en: 'Visit the store',
  },
  offers: {
    id: 'mf-stores.creator-store.offers',
    description: 'Heading over the pick-up offers of the brand',
    defaultMessage: 'Hämta här',
    en: 'Pick up here',
  },
  none: {
    id: 'mf-stores.creator-store.none',
    description: 'No pick-up offers',
    defaultMessage: 'Inget att hämta just nu',
    en: 'Nothing to pick up right now',
  },
  noneText: {
    id: 'mf-stores.creator-store.none-text',
    description: 'What to do',
    defaultMessage: 'Det finns fler erbjudanden på marknadsplatsen.',
    en: 'There are more offers in the marketplace.',
  },
  discover: {
    id: 'mf-stores.creator-store.discover',
    description: 'Link',
    defaultMessage: 'Upptäck erbjudanden',
    en: 'Discover offers',
  },
})
