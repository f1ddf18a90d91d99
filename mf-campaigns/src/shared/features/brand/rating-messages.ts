import { defineMessages } from '@samspel/i18n'

export const ratingMessages = defineMessages({
  title: {
    id: 'mf-campaigns.brand-ratings.title',
    description: 'Heading of what creators say of a brand',
    defaultMessage: 'Omdömen från kreatörer',
    en: 'Ratings from creators',
  },
  about: {
    id: 'mf-campaigns.brand-ratings.about',
    description: 'What the list of ratings is',
    defaultMessage: 'Utan namn och kampanj. Snittet syns på era erbjudanden från fem omdömen, texten ser bara ni.',
    en: 'Without names and campaigns. The mean is shown on your offers from five ratings, the text to you alone.',
  },
  none: {
    id: 'mf-campaigns.brand-ratings.none',
    description: 'A brand that no creator has rated',
    defaultMessage: 'Inga omdömen än. Kreatörer kan sätta betyg när deras inlägg är godkänt.',
    en: 'No ratings yet. Creators can rate you once their post is approved.',
  },
  stars: {
    id: 'mf-campaigns.brand-ratings.stars',
    description: 'Stars that a creator has given',
    defaultMessage: '{n} av 5',
    en: '{n} out of 5',
  },
  brief: {
    id: 'mf-campaigns.brand-ratings.brief',
    description: 'Stars for one of three things',
    defaultMessage: 'Tydligt uppdrag {n}',
    en: 'Clear brief {n}',
  },
  answered: {
    id: 'mf-campaigns.brand-ratings.answered',
    description: 'Stars for one of three things',
    defaultMessage: 'Svarade i tid {n}',
    en: 'Answered in time {n}',
  },
  changes: {
    id: 'mf-campaigns.brand-ratings.changes',
    description: 'Stars for one of three things',
    defaultMessage: 'Rimliga ändringar {n}',
    en: 'Reasonable changes {n}',
  },
  replyTitle: {
    id: 'mf-campaigns.brand-ratings.reply-title',
    description: 'Title of the window in which a rating is answered',
    defaultMessage: 'Svara på omdömet',
    en: 'Answer the rating',
  },
  replyHelp: {
    id: 'mf-campaigns.brand-ratings.reply-help',
    description: 'Who reads the answer to a rating',
    defaultMessage: 'Kreatören får svaret. Ni ser inte vem det är, och det går att svara en gång.',
    en: 'The creator gets the answer. You do not see who it is, and you can answer once.',
  },
  answer: {
    id: 'mf-campaigns.brand-ratings.answer',
    description: 'Label of the field for the answer to a rating',
    defaultMessage: 'Ert svar',
    en: 'Your answer',
  },
  sent: {
    id: 'mf-campaigns.brand-ratings.sent',
    description: 'The answer to a rating is sent',
    defaultMessage: 'Svaret är skickat',
    en: 'The answer is sent',
  },
  failed: {
    id: 'mf-campaigns.brand-ratings.failed',
    description: 'What could not be loaded, above the reason',
    defaultMessage: 'Omdömena kunde inte hämtas',
    en: 'The ratings could not be loaded',
  },
})
