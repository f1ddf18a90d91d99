import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  method: {
    id: 'mf-public.brand.method',
    description: 'Names the choice of delivery or pick up',
    defaultMessage: 'Leveranssätt',
    en: 'Delivery method',
  },
  none: {
    id: 'mf-public.brand.none',
    description: 'The brand has no open offers',
    defaultMessage: 'Inga öppna erbjudanden just nu',
    en: 'No open offers right now',
  },
  noneText: {
    id: 'mf-public.brand.none-text',
    description: 'What to do meanwhile',
    defaultMessage: 'Andra varumärken söker kreatörer.',
    en: 'Other brands are looking for creators.',
  },
  toMarketplace: {
    id: 'mf-public.brand.to-marketplace',
    description: 'Link',
    defaultMessage: 'Till marknadsplatsen',
    en: 'To the marketplace',
  },
  allStores: {
    id: 'mf-public.brand.all-stores',
    description: 'Link to all stores of the brand',
    defaultMessage: 'Visa alla butiker',
    en: 'Show all stores',
  },
  offerCount: {
    id: 'mf-public.brand.offer-count',
    description: 'Open offers of a brand',
    defaultMessage: '{count, plural, one {# erbjudande} other {# erbjudanden}}',
    en: '{count, plural, one {# offer} other {# offers}}',
  },
  follow: { id: 'mf-public.brand.follow', description: 'Button (S-26)', defaultMessage: 'Följ', en: 'Follow' },
  following: {
    id: 'mf-public.brand.following',
    description: 'Button: follows already, pressing ends it (S-26)',
    defaultMessage: 'Följer',
    en: 'Following',
  },
  nowFollowing: {
    id: 'mf-public.brand.now-following',
    description: 'Said after the sign-in to somebody who pressed Follow before it',
    defaultMessage: 'Du följer {brand}.',
    en: 'You follow {brand}.',
  },
  followFailed: {
    id: 'mf-public.brand.follow-failed',
    description: 'The server refused; the reason comes after',
    defaultMessage: '{brand} kunde inte följas. {reason}',
    en: '{brand} could not be followed. {reason}',
  },
  unfollowFailed: {
    id: 'mf-public.brand.unfollow-failed',
    description: 'The server refused; the reason comes after',
    defaultMessage: 'Du följer fortfarande {brand}. {reason}',
    en: 'You still follow {brand}. {reason}',
  },
  followers: {
    id: 'mf-public.brand.followers',
    description: 'How many creators follow the brand',
    defaultMessage: '{count, plural, one {# följare} other {# följare}}',
    en: '{count, plural, one {# follower} other {# followers}}',
  },
  noneOfMethod: {
    id: 'mf-public.brand.none-of-method',
    description: 'No offers of the chosen kind',
    defaultMessage: 'Inga erbjudanden av det slaget',
    en: 'No offers of that kind',
  },
  showAll: {
    id: 'mf-public.brand.show-all',
    description: 'Takes the choice of delivery or pick up away',
    defaultMessage: 'Visa alla erbjudanden',
    en: 'Show all offers',
  },
})
