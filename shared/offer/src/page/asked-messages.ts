import { defineMessages } from '@samspel/i18n'

export const askedMessages = defineMessages({
  unknownText: {
    id: 'offer.asked.unknown-text',
    description: 'What is asked for; followers is a sentence part such as: at least 1,000 followers',
    defaultMessage: 'Kräver {followers} och att du bor i {country}.',
    en: 'Requires {followers}, and that you live in {country}.',
  },
  unknownAtStore: {
    id: 'offer.asked.unknown-at-store',
    description:
      'What is asked for where it is picked up; followers is a sentence part such as: at least 1,000 followers',
    defaultMessage: 'Kräver {followers}.',
    en: 'Requires {followers}.',
  },
  pickedUpIn: {
    id: 'offer.asked.picked-up-in',
    description: 'Label before the town of the store',
    defaultMessage: 'Hämtas i',
    en: 'Picked up in',
  },
  townAndOwn: {
    id: 'offer.asked.town-and-own',
    description: 'The town of the store, and the one that the creator lives in',
    defaultMessage: '{town}, du bor i {own}',
    en: '{town}, you live in {own}',
  },
  followers: {
    id: 'offer.asked.followers',
    description: 'Label of the number of followers that is asked for',
    defaultMessage: 'Följare',
    en: 'Followers',
  },
})
