import { defineMessages } from '@samspel/i18n'

export const countryNames = defineMessages({
  DK: { id: 'mf-campaigns.country.dk', description: 'Country', sv: 'Danmark', en: 'Denmark' },
  FI: { id: 'mf-campaigns.country.fi', description: 'Country', sv: 'Finland', en: 'Finland' },
  GB: { id: 'mf-campaigns.country.gb', description: 'Country', sv: 'Storbritannien', en: 'United Kingdom' },
  NO: { id: 'mf-campaigns.country.no', description: 'Country', sv: 'Norge', en: 'Norway' },
  SE: { id: 'mf-campaigns.country.se', description: 'Country', sv: 'Sverige', en: 'Sweden' },
})
