import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  context: {
    id: 'mf-campaigns.communities.context',
    description: 'Under the heading',
    defaultMessage: 'Kreatörer som ni arbetar med och bjuder in från.',
    en: 'Creators that you work with and invite from.',
  },
  create: { id: 'mf-campaigns.communities.create', description: 'Button', defaultMessage: 'Ny lista', en: 'New list' },
  save: {
    id: 'mf-campaigns.communities.save',
    description: 'Button of the dialog',
    defaultMessage: 'Skapa listan',
    en: 'Create the list',
  },
  needsName: {
    id: 'mf-campaigns.communities.needs-name',
    description: 'Why the list cannot be created yet',
    defaultMessage: 'Välj varumärke och ge listan ett namn.',
    en: 'Choose a brand and give the list a name.',
  },
  search: {
    id: 'mf-campaigns.communities.search',
    description: 'Search field',
    defaultMessage: 'Sök lista',
    en: 'Search lists',
  },
  count: {
    id: 'mf-campaigns.communities.count',
    description: 'How many lists',
    defaultMessage: '{n, plural, one {# lista} other {# listor}}',
    en: '{n, plural, one {# list} other {# lists}}',
  },
  open: {
    id: 'mf-campaigns.communities.open',
    description: 'Mark of an open list',
    defaultMessage: 'Öppen',
    en: 'Open',
  },
  requested: {
    id: 'mf-campaigns.communities.requested',
    description: 'Column',
    defaultMessage: 'Vill gå med',
    en: 'Asking to join',
  },
  approved: {
    id: 'mf-campaigns.communities.approved',
    description: 'Column',
    defaultMessage: 'Medlemmar',
    en: 'Members',
  },
  declined: {
    id: 'mf-campaigns.communities.declined',
    description: 'Column',
    defaultMessage: 'Nekade',
    en: 'Declined',
  },
  removed: {
    id: 'mf-campaigns.communities.removed',
    description: 'Column',
    defaultMessage: 'Borttagna',
    en: 'Removed',
  },
  updated: { id: 'mf-campaigns.communities.updated', description: 'Column', defaultMessage: 'Ändrad', en: 'Changed' },
  loading: {
    id: 'mf-campaigns.communities.loading',
    description: 'Read out while loading',
    defaultMessage: 'Laddar listor',
    en: 'Loading lists',
  },
  empty: {
    id: 'mf-campaigns.communities.empty',
    description: 'No list',
    defaultMessage: 'Inga listor än',
    en: 'No lists yet',
  },
  emptyText: {
    id: 'mf-campaigns.communities.empty-text',
    description: 'No list',
    defaultMessage: 'Samla kreatörer i en lista, så kan ni bjuda in alla på en gång.',
    en: 'Gather creators in a list, and you can invite all of them at the same time.',
  },
  noMatch: {
    id: 'mf-campaigns.communities.no-match',
    description: 'Search without hits',
    defaultMessage: 'Ingen lista heter så',
    en: 'No list has that name',
  },
  clear: {
    id: 'mf-campaigns.communities.clear',
    description: 'Takes the search words away',
    defaultMessage: 'Visa alla',
    en: 'Show all',
  },
  loadFailed: {
    id: 'mf-campaigns.communities.load-failed',
    description: 'Above the reason why a list is not there',
    defaultMessage: 'Listorna kunde inte hämtas.',
    en: 'The lists could not be loaded.',
  },
})
