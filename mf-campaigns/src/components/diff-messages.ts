import { defineMessages } from '@samspel/i18n'

const id = (name: string) => `mf-campaigns.diff.${name}` as const

export const diffMessages = defineMessages({
  before: { id: id('before'), description: 'The earlier version of a field', sv: 'Tidigare', en: 'Before' },
  after: { id: id('after'), description: 'The later version of a field', sv: 'Nu', en: 'Now' },
  none: { id: id('none'), description: 'A field without a value', sv: 'Inget ifyllt', en: 'Nothing filled in' },
  yes: { id: id('yes'), description: 'A switch that is on', sv: 'Ja', en: 'Yes' },
  no: { id: id('no'), description: 'A switch that is off', sv: 'Nej', en: 'No' },
  article: { id: id('article'), description: 'Article number of a product', sv: 'Artikelnummer {number}', en: 'Article {number}' },
  unknownList: { id: id('unknown-list'), description: 'A list or category whose name is not known', sv: 'Borttagen', en: 'Deleted' },
})
