import { defineMessages } from '@samspel/i18n'

export const termMessages = defineMessages({
  way: {
    id: 'offer.terms.way',
    description: 'Label of how the products come',
    defaultMessage: 'Så får du det',
    en: 'How you get it',
  },
  sentHome: {
    id: 'offer.terms.sent-home',
    description: 'How the products come',
    defaultMessage: 'Skickas hem till dig',
    en: 'Sent to your home',
  },
  inStore: {
    id: 'offer.terms.in-store',
    description: 'How the products come',
    defaultMessage: 'Hämtas i butik',
    en: 'Picked up in a store',
  },
  unlimited: {
    id: 'offer.terms.unlimited',
    description: 'As many as wanted can take part',
    defaultMessage: 'Ingen gräns för antalet platser',
    en: 'No limit on places',
  },
  noProducts: {
    id: 'offer.terms.no-products',
    description: 'The brand has written no product facts',
    defaultMessage: 'Varumärket berättar mer när du ansöker.',
    en: 'The brand tells more when you apply.',
  },
})
