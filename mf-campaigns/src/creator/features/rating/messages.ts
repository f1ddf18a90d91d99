import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  title: {
    id: 'mf-campaigns.rating.title',
    description: 'Asks a creator how the brand was',
    defaultMessage: 'Hur var {brand}?',
    en: 'How was {brand}?',
  },
  brief: {
    id: 'mf-campaigns.rating.brief',
    description: 'One of three things that a creator gives stars for',
    defaultMessage: 'Tydligt uppdrag',
    en: 'Clear brief',
  },
  answered: {
    id: 'mf-campaigns.rating.answered',
    description: 'One of three things that a creator gives stars for',
    defaultMessage: 'Svarade i tid',
    en: 'Answered in time',
  },
  changes: {
    id: 'mf-campaigns.rating.changes',
    description: 'One of three things that a creator gives stars for',
    defaultMessage: 'Rimliga ändringar',
    en: 'Reasonable changes',
  },
  star: {
    id: 'mf-campaigns.rating.star',
    description: 'Read out: one choice among five stars',
    defaultMessage: '{word}, {n} av 5',
    en: '{word}, {n} out of 5',
  },
  star1: { id: 'mf-campaigns.rating.star-1', description: 'One star', defaultMessage: 'Dåligt', en: 'Poor' },
  star2: {
    id: 'mf-campaigns.rating.star-2',
    description: 'Two stars',
    defaultMessage: 'Mindre bra',
    en: 'Not so good',
  },
  star3: { id: 'mf-campaigns.rating.star-3', description: 'Three stars', defaultMessage: 'Okej', en: 'Okay' },
  star4: { id: 'mf-campaigns.rating.star-4', description: 'Four stars', defaultMessage: 'Bra', en: 'Good' },
  star5: { id: 'mf-campaigns.rating.star-5', description: 'Five stars', defaultMessage: 'Mycket bra', en: 'Very good' },
  words: {
    id: 'mf-campaigns.rating.words',
    description: 'Label of what a creator writes to the brand with a rating',
    defaultMessage: 'Till {brand}',
    en: 'To {brand}',
  },
  send: {
    id: 'mf-campaigns.rating.send',
    description: 'Sends what is written to the brand with a rating',
    defaultMessage: 'Skicka till {brand}',
    en: 'Send to {brand}',
  },
  starsFirst: {
    id: 'mf-campaigns.rating.stars-first',
    description: 'Why words cannot be sent yet',
    defaultMessage: 'Välj stjärnor först.',
    en: 'Choose stars first.',
  },
  who: {
    id: 'mf-campaigns.rating.who',
    description: 'Who sees a rating',
    defaultMessage: 'Stjärnorna räknas in i {brand}s snitt utan ditt namn. Texten ser bara {brand}.',
    en: 'The stars count towards {brand}’s mean without your name. Only {brand} sees the text.',
  },
  saved: {
    id: 'mf-campaigns.rating.saved',
    description: 'A rating is saved',
    defaultMessage: 'Sparat. Kan ändras till {date}.',
    en: 'Saved. Can be changed until {date}.',
  },
  closed: {
    id: 'mf-campaigns.rating.closed',
    description: 'A rating that cannot be changed any more',
    defaultMessage: 'Ditt betyg står fast.',
    en: 'Your rating stands.',
  },
  failed: {
    id: 'mf-campaigns.rating.failed',
    description: 'What could not be loaded, above the reason',
    defaultMessage: 'Ditt betyg kunde inte hämtas',
    en: 'Your rating could not be loaded',
  },
  reply: {
    id: 'mf-campaigns.rating.reply',
    description: 'Above what the brand has answered a rating',
    defaultMessage: '{brand} svarar',
    en: '{brand} answers',
  },
})
