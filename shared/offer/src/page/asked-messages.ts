import { defineMessages } from '@samspel/i18n'

export const askedMessages = defineMessages({
  unknownText: {
    id: 'offer.asked.unknown-text',
    description: 'What is asked for; followers is a sentence part such as: at least 1,000 followers',
    defaultMessage: 'Kräver {followers} och att du bor i {country}.',
    en: 'Requires {followers}, and that you live in {country}.',
  },
  followers: {
    id: 'offer.asked.followers',
    description: 'Label of the number of followers that is asked for',
    defaultMessage: 'Följare',
    en: 'Followers',
  },
})
