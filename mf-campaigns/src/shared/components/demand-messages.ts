import { defineMessages } from '@samspel/i18n'

export const demandMessages = defineMessages({
  demands: {
    id: 'mf-campaigns.offer.demands',
    description: 'Heading',
    defaultMessage: 'Varumärket söker',
    en: 'The brand is looking for',
  },
  met: {
    id: 'mf-campaigns.offer.met',
    description: 'The creator meets the demand',
    defaultMessage: 'Uppfyllt',
    en: 'Met',
  },
  unmet: {
    id: 'mf-campaigns.offer.unmet',
    description: 'The creator does not meet the demand',
    defaultMessage: 'Inte uppfyllt',
    en: 'Not met',
  },
  followersFrom: {
    id: 'mf-campaigns.offer.followers-from',
    description: 'Demand',
    defaultMessage: 'Minst {min} följare',
    en: 'At least {min} followers',
  },
  followersTo: {
    id: 'mf-campaigns.offer.followers-to',
    description: 'Demand',
    defaultMessage: 'Högst {max} följare',
    en: 'At most {max} followers',
  },
  followersBetween: {
    id: 'mf-campaigns.offer.followers-between',
    description: 'Demand',
    defaultMessage: '{min} till {max} följare',
    en: '{min} to {max} followers',
  },
  country: {
    id: 'mf-campaigns.offer.country',
    description: 'Demand',
    defaultMessage: 'Du finns i {country}',
    en: 'You are in {country}',
  },
  gladly: {
    id: 'mf-campaigns.offer.gladly',
    description: 'A wish: categories that the brand would like best',
    defaultMessage: 'Gärna om {categories}',
    en: 'Preferably about {categories}',
  },
})
