import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  title: {
    id: 'mf-campaigns.shared-report.title',
    description: 'Heading until the campaign is known',
    defaultMessage: 'Rapport',
    en: 'Report',
  },
  titleOf: {
    id: 'mf-campaigns.shared-report.title-of',
    description: 'Title of the window',
    defaultMessage: 'Rapport, {name}',
    en: 'Report, {name}',
  },
  loading: {
    id: 'mf-campaigns.shared-report.loading',
    description: 'Read out while loading',
    defaultMessage: 'Hämtar rapporten',
    en: 'Loading the report',
  },
  until: {
    id: 'mf-campaigns.shared-report.until',
    description: 'Under the report',
    defaultMessage: 'Länken till rapporten gäller till {date}.',
    en: 'The link to the report is valid until {date}.',
  },
  gone: {
    id: 'mf-campaigns.shared-report.gone',
    description: 'The address has expired or was ended',
    defaultMessage: 'Länken gäller inte längre',
    en: 'The link is no longer valid',
  },
  goneText: {
    id: 'mf-campaigns.shared-report.gone-text',
    description: 'What to do',
    defaultMessage: 'Den har gått ut eller avslutats. Be den som delade rapporten om en ny länk.',
    en: 'It has expired or was ended. Ask the person who shared the report for a new link.',
  },
})
