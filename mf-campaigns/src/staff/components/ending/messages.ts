import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  neverPosted: {
    id: 'mf-campaigns.ending.never-posted',
    description: 'What happens where a creator who never posted is taken out',
    defaultMessage: 'Inget lämnades in före sista dag. Platsen blir ledig igen, och det syns hos kreatören i ett år.',
    en: 'Nothing was handed in by the last day. The place becomes available again, and it shows on the creator’s record for a year.',
  },
  neverPostedHeld: {
    id: 'mf-campaigns.ending.never-posted-held',
    description: 'The same, where a fee is held',
    defaultMessage:
      'Inget lämnades in före sista dag. Hela arvodet, {money}, går tillbaka till varumärkets konto. Platsen blir ledig igen, och det syns hos kreatören i ett år.',
    en: 'Nothing was handed in by the last day. The whole fee, {money}, goes back to the brand’s account. The place becomes available again, and it shows on the creator’s record for a year.',
  },
})
