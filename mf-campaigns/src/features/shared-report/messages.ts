import { defineMessages } from '@samspel/i18n'

const id = (name: string) => `mf-campaigns.shared-report.${name}` as const

export const messages = defineMessages({
  title: { id: id('title'), description: 'Heading until the campaign is known', sv: 'Rapport', en: 'Report' },
  titleOf: { id: id('title-of'), description: 'Title of the window', sv: 'Rapport, {name}', en: 'Report, {name}' },
  loading: { id: id('loading'), description: 'Read out while loading', sv: 'Hämtar rapporten', en: 'Loading the report' },
  until: { id: id('until'), description: 'Under the report', sv: 'Länken till rapporten gäller till {date}.', en: 'The link to the report is valid until {date}.' },
  gone: { id: id('gone'), description: 'The address has expired or was ended', sv: 'Länken gäller inte längre', en: 'The link is no longer valid' },
  goneText: { id: id('gone-text'), description: 'What to do', sv: 'Den har gått ut eller avslutats. Be den som delade rapporten om en ny länk.', en: 'It has expired or was ended. Ask whoever shared the report for a new link.' },
  home: { id: id('home'), description: 'Button', sv: 'Gå till startsidan', en: 'Go to the start page' },
})
