import { defineMessages } from '@samspel/i18n'

export const columnMessages = defineMessages({
  account: {
    id: 'mf-campaigns.creators.export.account',
    description: 'Column of the file',
    defaultMessage: 'Konto',
    en: 'Account',
  },
  place: {
    id: 'mf-campaigns.creators.export.place',
    description: 'Column of the file',
    defaultMessage: 'Ort',
    en: 'Place',
  },
  followers: {
    id: 'mf-campaigns.creators.export.followers',
    description: 'Column of the file',
    defaultMessage: 'Följare',
    en: 'Followers',
  },
  engagement: {
    id: 'mf-campaigns.creators.export.engagement',
    description: 'Column of the file',
    defaultMessage: 'Engagemang (%)',
    en: 'Engagement (%)',
  },
  reach: {
    id: 'mf-campaigns.creators.export.reach',
    description: 'Column of the file',
    defaultMessage: 'Räckvidd i snitt',
    en: 'Average reach',
  },
  rating: {
    id: 'mf-campaigns.creators.export.rating',
    description: 'Column of the file',
    defaultMessage: 'Betyg',
    en: 'Rating',
  },
})
