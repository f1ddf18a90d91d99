import { defineMessages } from '@samspel/i18n'

export const resultMessages = defineMessages({
  saved: {
    id: 'mf-campaigns.export.saved',
    description: 'Notice',
    defaultMessage: '{n, plural, one {# rad hämtad} other {# rader hämtade}}',
    en: '{n, plural, one {# row downloaded} other {# rows downloaded}}',
  },
  cut: {
    id: 'mf-campaigns.export.cut',
    description: 'Notice: more match than a file holds',
    defaultMessage: 'De första {n} raderna är hämtade. Filtrera listan för att få resten.',
    en: 'The first {n} rows were downloaded. Filter the list to get the rest.',
  },
  failed: {
    id: 'mf-campaigns.export.failed',
    description: 'Notice, before the reason',
    defaultMessage: 'Filen kunde inte hämtas. {reason}',
    en: 'The file could not be downloaded. {reason}',
  },
})
