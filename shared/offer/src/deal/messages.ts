import { defineMessages } from '@samspel/i18n'

export const dealMessages = defineMessages({
  title: {
    id: 'offer.deal.title',
    description: 'Heading of everything that a creator agrees to by applying',
    defaultMessage: 'Det här säger du ja till',
    en: 'What you say yes to',
  },
  short: {
    id: 'offer.deal.short',
    description: 'Heading of the same, shortened, in the application',
    defaultMessage: 'Du säger ja till',
    en: 'You say yes to',
  },
  all: {
    id: 'offer.deal.all',
    description: 'Button: opens all terms over the application',
    defaultMessage: 'Alla villkor',
    en: 'All terms',
  },
  changed: {
    id: 'offer.deal.changed',
    description: 'The brand changed the terms while the application was open',
    defaultMessage: 'Villkoren ändrades {time}. Läs igenom dem och skicka igen.',
    en: 'The terms changed at {time}. Read them and send again.',
  },
  unseen: {
    id: 'offer.deal.unseen',
    description: 'The terms had not been shown when the application was sent; they are shown now',
    defaultMessage: 'Läs villkoren och skicka igen.',
    en: 'Read the terms and send again.',
  },
  isNew: {
    id: 'offer.deal.is-new',
    description: 'Read out at a term that has just changed',
    defaultMessage: 'ändrat',
    en: 'changed',
  },
})
