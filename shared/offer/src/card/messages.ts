import { defineMessages } from '@samspel/i18n'

export const cardMessages = defineMessages({
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
  applyFirst: {
    id: 'offer.card.apply-first',
    description: 'The offer needs an application',
    defaultMessage: 'Ansök först',
    en: 'Apply first',
  },
  pickUpNow: {
    id: 'offer.card.pick-up-now',
    description: 'The offer is reserved and picked up without an application',
    defaultMessage: 'Hämta nu',
    en: 'Pick up now',
  },
})
