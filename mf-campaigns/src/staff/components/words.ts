import { defineMessages } from '@samspel/i18n'

/** Words that many views of staff use in the same sense. Those that the whole product uses are `commonMessages`. */
export const staffWords = defineMessages({
  addToList: {
    id: 'mf-campaigns.words.add-to-list',
    description: 'Button',
    defaultMessage: 'Lägg i lista',
    en: 'Add to list',
  },
  downloadCsv: {
    id: 'mf-campaigns.words.download-csv',
    description: 'Button',
    defaultMessage: 'Hämta CSV',
    en: 'Download CSV',
  },
  engagement: {
    id: 'mf-campaigns.staffWords.engagement',
    description: 'Column of the list; a press orders by it',
    defaultMessage: 'Engagemang',
    en: 'Engagement',
  },
  followers: {
    id: 'mf-campaigns.staffWords.followers',
    description: 'Column of the list; a press orders by it',
    defaultMessage: 'Följare',
    en: 'Followers',
  },
  list: {
    id: 'mf-campaigns.staffWords.list',
    description: 'Name of the select',
    defaultMessage: 'Lista',
    en: 'List',
  },
  lists: {
    id: 'mf-campaigns.staffWords.lists',
    description: 'Heading of the page',
    defaultMessage: 'Listor',
    en: 'Lists',
  },
  moreChoices: {
    id: 'mf-campaigns.words.more-choices',
    description: 'Name of the menu',
    defaultMessage: 'Fler val',
    en: 'More',
  },
  mostFollowers: {
    id: 'mf-campaigns.words.most-followers',
    description: 'Order',
    defaultMessage: 'Flest följare',
    en: 'Most followers',
  },
  note: {
    id: 'mf-campaigns.staffWords.note',
    description: 'Menu',
    defaultMessage: 'Anteckning',
    en: 'Note',
  },
  order: {
    id: 'mf-campaigns.staffWords.order',
    description: 'Select on phones, where no column can be pressed',
    defaultMessage: 'Ordning',
    en: 'Order',
  },
  rating: {
    id: 'mf-campaigns.staffWords.rating',
    description: 'Field',
    defaultMessage: 'Betyg',
    en: 'Rating',
  },
  reach: {
    id: 'mf-campaigns.staffWords.reach',
    description: 'Figure',
    defaultMessage: 'Räckvidd',
    en: 'Reach',
  },
  requirements: {
    id: 'mf-campaigns.staffWords.requirements',
    description: 'Filter',
    defaultMessage: 'Krav',
    en: 'Requirements',
  },
  select: {
    id: 'mf-campaigns.staffWords.select',
    description: 'Check box',
    defaultMessage: 'Välj {name}',
    en: 'Select {name}',
  },
  selected: {
    id: 'mf-campaigns.staffWords.selected',
    description: 'How many',
    defaultMessage: '{n, plural, one {# vald} other {# valda}}',
    en: '{n, plural, one {# selected} other {# selected}}',
  },
})
