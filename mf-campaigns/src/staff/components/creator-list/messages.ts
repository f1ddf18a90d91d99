import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  count: {
    id: 'mf-campaigns.creators.count',
    description: 'How many match',
    defaultMessage: '{n, plural, one {{total} kreatör} other {{total} kreatörer}}',
    en: '{n, plural, one {{total} creator} other {{total} creators}}',
  },
  search: {
    id: 'mf-campaigns.creators.search',
    description: 'Search field',
    defaultMessage: 'Namn, användarnamn eller stad',
    en: 'Name, username or city',
  },
  selectColumn: {
    id: 'mf-campaigns.creators.select-column',
    description: 'Heading of the column of checkboxes',
    defaultMessage: 'Vald',
    en: 'Selected',
  },
  place: { id: 'mf-campaigns.creators.place', description: 'Column', defaultMessage: 'Ort', en: 'Place' },
  categories: {
    id: 'mf-campaigns.creators.categories',
    description: 'Column',
    defaultMessage: 'Kategorier',
    en: 'Categories',
  },
  fit: {
    id: 'mf-campaigns.creators.fit',
    description: 'Column: how well a creator fits',
    defaultMessage: 'Passar',
    en: 'Fit',
  },
  like: {
    id: 'mf-campaigns.creators.like',
    description: 'Column: how much alike',
    defaultMessage: 'Likhet',
    en: 'Similarity',
  },
  price: { id: 'mf-campaigns.creators.price', description: 'Column', defaultMessage: 'Pris', en: 'Price' },
  answer: {
    id: 'mf-campaigns.creators.answer',
    description: 'Column: how long it takes until something is handed in',
    defaultMessage: 'Lämnar in',
    en: 'Submits',
  },
  blocked: {
    id: 'mf-campaigns.creators.blocked',
    description: 'State, seen by administrators',
    defaultMessage: 'Spärrad',
    en: 'Blocked',
  },
  blockedByYou: {
    id: 'mf-campaigns.creators.blocked-by-you',
    description: 'Beside a name: an own brand has blocked the creator',
    defaultMessage: 'Blockerad av er',
    en: 'Blocked by you',
  },
  pending: { id: 'mf-campaigns.creators.pending', description: 'State', defaultMessage: 'Väntar', en: 'Pending' },
  none: { id: 'mf-campaigns.creators.none', description: 'An empty cell', defaultMessage: '–', en: '–' },
  more: {
    id: 'mf-campaigns.creators.more',
    description: 'Categories that have no room',
    defaultMessage: '{names} +{n}',
    en: '{names} +{n}',
  },
  rowLoading: {
    id: 'mf-campaigns.creators.row-loading',
    description: 'A row whose page is on the way',
    defaultMessage: 'Hämtas',
    en: 'Loading',
  },
  rowFailed: {
    id: 'mf-campaigns.creators.row-failed',
    description: 'A row whose page did not come',
    defaultMessage: 'Kunde inte hämtas',
    en: 'Could not be loaded',
  },
  emptyTitle: {
    id: 'mf-campaigns.creators.empty.title',
    description: 'Nobody has registered',
    defaultMessage: 'Inga kreatörer än',
    en: 'No creators yet',
  },
  emptyText: {
    id: 'mf-campaigns.creators.empty.text',
    description: 'Nobody has registered',
    defaultMessage: 'Här syns de när de har skapat ett konto.',
    en: 'They appear here when they have created an account.',
  },
  noHitsTitle: {
    id: 'mf-campaigns.creators.no-hits.title',
    description: 'Search without hits',
    defaultMessage: 'Inga kreatörer matchar',
    en: 'No creators match',
  },
  noHitsText: {
    id: 'mf-campaigns.creators.no-hits.text',
    description: 'Search without hits',
    defaultMessage: 'Prova ett annat ord eller ta bort ett filter.',
    en: 'Try another word or remove a filter.',
  },
  loading: {
    id: 'mf-campaigns.creators.loading',
    description: 'Read out while loading',
    defaultMessage: 'Laddar kreatörer',
    en: 'Loading creators',
  },
  invite: { id: 'mf-campaigns.creators.invite', description: 'Button', defaultMessage: 'Bjud in', en: 'Invite' },
  tooMany: {
    id: 'mf-campaigns.creators.too-many',
    description: 'Why no more can be chosen',
    defaultMessage: 'Högst {most} kan väljas åt gången.',
    en: 'At most {most} can be selected at a time.',
  },
  notLoaded: {
    id: 'mf-campaigns.creators.not-loaded',
    description: 'A range over rows that have not come',
    defaultMessage:
      '{n, plural, one {# rad var inte hämtad och valdes inte.} other {# rader var inte hämtade och valdes inte.}}',
    en: '{n, plural, one {# row had not loaded and was not selected.} other {# rows had not loaded and were not selected.}}',
  },
})
