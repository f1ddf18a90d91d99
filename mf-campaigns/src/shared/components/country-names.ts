import { defineMessages } from '@samspel/i18n'

export const countryNames = defineMessages({
  DK: { id: 'mf-campaigns.country.dk', description: 'Country', defaultMessage: 'Danmark', en: 'Denmark' },
  FI: { id: 'mf-campaigns.country.fi', description: 'Country', defaultMessage: 'Finland', en: 'Finland' },
  GB: { id: 'mf-campaigns.country.gb', description: 'Country', defaultMessage: 'Storbritannien', en: 'United Kingdom' },
  NO: { id: 'mf-campaigns.country.no', description: 'Country', defaultMessage: 'Norge', en: 'Norway' },
  SE: { id: 'mf-campaigns.country.se', description: 'Country', defaultMessage: 'Sverige', en: 'Sweden' },
})
