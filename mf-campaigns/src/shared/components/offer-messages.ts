import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  applyFirst: {
    id: 'mf-campaigns.offer-card.apply-first',
    description: 'The offer needs an application',
    defaultMessage: 'Ansök först',
    en: 'Apply first',
  },
  pickUpNow: {
    id: 'mf-campaigns.offer-card.pick-up-now',
    description: 'The offer is reserved and picked up without an application',
    defaultMessage: 'Hämta nu',
    en: 'Pick up now',
  },
  placesUnlimited: {
    id: 'mf-campaigns.offer-card.places-unlimited',
    description: 'As many as wanted can take part',
    defaultMessage: 'Ingen gräns för antalet platser',
    en: 'No limit on places',
  },
  pay: {
    id: 'mf-campaigns.offer-terms.pay',
    description: 'Label of fee and worth',
    defaultMessage: 'Ersättning',
    en: 'Compensation',
  },
  way: {
    id: 'mf-campaigns.offer-terms.way',
    description: 'Label of how the products come',
    defaultMessage: 'Så får du det',
    en: 'How you get it',
  },
  sentHome: {
    id: 'mf-campaigns.offer-terms.sent-home',
    description: 'How the products come',
    defaultMessage: 'Skickas hem till dig',
    en: 'Sent to your home',
  },
  inStore: {
    id: 'mf-campaigns.offer-terms.in-store',
    description: 'How the products come',
    defaultMessage: 'Hämtas i butik',
    en: 'Picked up in a store',
  },
  places: {
    id: 'mf-campaigns.offer-terms.places',
    description: 'Label of the places left',
    defaultMessage: 'Platser',
    en: 'Places',
  },
})
