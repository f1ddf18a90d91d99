import { defineMessages } from '@samspel/i18n'

export const filterMessages = defineMessages({
  filters: {
    id: 'mf-campaigns.creators.filters',
    description: 'Opens the filters',
    defaultMessage: '{n, plural, =0 {Filter} one {Filter (#)} other {Filter (#)}}',
    en: '{n, plural, =0 {Filters} one {Filters (#)} other {Filters (#)}}',
  },
  categoriesHelp: {
    id: 'mf-campaigns.creators.filter-categories-help',
    description: 'Help under the filter',
    defaultMessage: 'Kreatören har alla som du väljer.',
    en: 'The creator has all that you choose.',
  },
  min: {
    id: 'mf-campaigns.creators.min',
    description: 'Filter: fewest followers',
    defaultMessage: 'Följare från',
    en: 'Followers from',
  },
  max: {
    id: 'mf-campaigns.creators.max',
    description: 'Filter: most followers',
    defaultMessage: 'Följare till',
    en: 'Followers to',
  },
  upsideDown: {
    id: 'mf-campaigns.creators.upside-down',
    description: 'The most is less than the fewest',
    defaultMessage: 'Ange minst lika många som i Följare från.',
    en: 'Enter at least as many as in Followers from.',
  },
  engagement: {
    id: 'mf-campaigns.creators.min-engagement',
    description: 'Filter: least engagement',
    defaultMessage: 'Engagemang minst',
    en: 'Engagement at least',
  },
  list: {
    id: 'mf-campaigns.creators.list',
    description: 'Filter: members of a community list',
    defaultMessage: 'Finns i listan',
    en: 'In the list',
  },
  anyList: {
    id: 'mf-campaigns.creators.any-list',
    description: 'No list chosen',
    defaultMessage: 'Vilken som helst',
    en: 'Any',
  },
  state: { id: 'mf-campaigns.creators.state', description: 'Filter', defaultMessage: 'Status', en: 'Status' },
  plan: { id: 'mf-campaigns.creators.plan', description: 'Filter', defaultMessage: 'Abonnemang', en: 'Plan' },
  sortFewest: {
    id: 'mf-campaigns.creators.sort-fewest',
    description: 'Order',
    defaultMessage: 'Minst antal följare',
    en: 'Fewest followers',
  },
  sortEngagement: {
    id: 'mf-campaigns.creators.sort-engagement',
    description: 'Order',
    defaultMessage: 'Högst engagemang',
    en: 'Highest engagement',
  },
  sortName: { id: 'mf-campaigns.creators.sort-name', description: 'Order', defaultMessage: 'Namn A–Ö', en: 'Name A–Z' },
  chips: {
    id: 'mf-campaigns.creators.chips',
    description: 'Names the row of filters in force',
    defaultMessage: 'Valda filter',
    en: 'Filters in force',
  },
  remove: {
    id: 'mf-campaigns.creators.remove-filter',
    description: 'Takes a filter away',
    defaultMessage: 'Ta bort filtret {name}',
    en: 'Remove the filter {name}',
  },
  removeAll: {
    id: 'mf-campaigns.creators.remove-all',
    description: 'Takes all filters away',
    defaultMessage: 'Ta bort alla',
    en: 'Remove all',
  },
  fromChip: {
    id: 'mf-campaigns.creators.from-chip',
    description: 'Filter in force',
    defaultMessage: 'Minst {n} följare',
    en: 'At least {n} followers',
  },
  toChip: {
    id: 'mf-campaigns.creators.to-chip',
    description: 'Filter in force',
    defaultMessage: 'Högst {n} följare',
    en: 'At most {n} followers',
  },
  engagementChip: {
    id: 'mf-campaigns.creators.engagement-chip',
    description: 'Filter in force',
    defaultMessage: 'Engagemang minst {n}',
    en: 'Engagement at least {n}',
  },
  listChip: {
    id: 'mf-campaigns.creators.list-chip',
    description: 'Filter in force',
    defaultMessage: 'Lista: {name}',
    en: 'List: {name}',
  },
})
