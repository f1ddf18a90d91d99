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
  several: {
    id: 'mf-campaigns.shared-report.several',
    description: 'Heading of a report of several campaigns',
    defaultMessage: '{n} kampanjer',
    en: '{n} campaigns',
  },
  pdf: { id: 'mf-campaigns.shared-report.pdf', description: 'Button', defaultMessage: 'PDF', en: 'PDF' },
  makingPdf: {
    id: 'mf-campaigns.shared-report.making-pdf',
    description: 'The button while the file is made',
    defaultMessage: 'Skapar',
    en: 'Creating',
  },
  withCosts: {
    id: 'mf-campaigns.shared-report.with-costs',
    description: 'Above a report that is shared with its costs',
    defaultMessage: 'Rapporten visar vad kampanjen har kostat.',
    en: 'This report shows what the campaign has cost.',
  },
  stop: {
    id: 'mf-campaigns.shared-report.stop',
    description: 'Button of those who came by its mail',
    defaultMessage: 'Sluta skicka rapporten till mig',
    en: 'Stop sending me this report',
  },
  stopped: {
    id: 'mf-campaigns.shared-report.stopped',
    description: 'After that button',
    defaultMessage: 'Rapporten skickas inte längre till dig.',
    en: 'The report is no longer sent to you.',
  },
  notStopped: {
    id: 'mf-campaigns.shared-report.not-stopped',
    description: 'After that button, when it failed',
    defaultMessage: 'Det gick inte just nu. Försök igen.',
    en: 'That did not work just now. Try again.',
  },
  gone: {
    id: 'mf-campaigns.shared-report.gone',
    description: 'The address has expired or was ended',
    defaultMessage: 'Rapporten delas inte längre',
    en: 'The report is no longer shared',
  },
})
