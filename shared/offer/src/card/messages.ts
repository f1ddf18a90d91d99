import { defineMessages } from '@samspel/i18n'

export const cardMessages = defineMessages({
  opens: {
    id: 'offer.card.opens',
    description:
      'Chip of an offer that is picked up without an application, while its store is closed: `Öppnar mån 10:00`',
    defaultMessage: 'Öppnar {at}',
    en: 'Opens {at}',
  },
  applied: {
    id: 'offer.card.applied',
    description: 'The creator has applied already',
    defaultMessage: 'Du har ansökt',
    en: 'You have applied',
  },
  invited: {
    id: 'offer.card.invited',
    description: 'The creator was invited',
    defaultMessage: 'Du är inbjuden',
    en: 'You are invited',
  },
  promoted: {
    id: 'offer.card.promoted',
    description: 'Chosen by Samspel to stand first',
    defaultMessage: 'Utvald',
    en: 'Featured',
  },
})
