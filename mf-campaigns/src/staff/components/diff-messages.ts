import { defineMessages } from '@samspel/i18n'

export const diffMessages = defineMessages({
  before: {
    id: 'mf-campaigns.diff.before',
    description: 'The earlier version of a field',
    defaultMessage: 'Tidigare',
    en: 'Before',
  },
  after: {
    id: 'mf-campaigns.diff.after',
    description: 'The later version of a field',
    defaultMessage: 'Nu',
    en: 'Now',
  },
  none: {
    id: 'mf-campaigns.diff.none',
    description: 'A field without a value',
    defaultMessage: 'Inget ifyllt',
    en: 'Nothing filled in',
  },
  yes: { id: 'mf-campaigns.diff.yes', description: 'A switch that is on', defaultMessage: 'Ja', en: 'Yes' },
  no: { id: 'mf-campaigns.diff.no', description: 'A switch that is off', defaultMessage: 'Nej', en: 'No' },
  article: {
    id: 'mf-campaigns.diff.article',
    description: 'Article number of a product',
    defaultMessage: 'Artikelnummer {number}',
    en: 'Article {number}',
  },
  unknownList: {
    id: 'mf-campaigns.diff.unknown-list',
    description: 'A list or category whose name is not known',
    defaultMessage: 'Borttagen',
    en: 'Deleted',
  },
})
