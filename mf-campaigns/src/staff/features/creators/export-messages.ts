import { defineMessages } from '@samspel/i18n'

export const columnMessages = defineMessages({
  account: {
    id: 'mf-campaigns.creators.export.account',
    description: 'Column of the file',
    defaultMessage: 'Konto',
    en: 'Account',
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
})
