import type { CommunityMember } from '@samspel/api'
import { defineMessages } from '@samspel/i18n'

/** States of members (row T-22), and the filter for all. */
export const memberStates = defineMessages<CommunityMember['state']>({
  requested: {
    id: 'mf-campaigns.member.requested',
    description: 'State',
    defaultMessage: 'Vill gå med',
    en: 'Asking to join',
  },
  approved: { id: 'mf-campaigns.member.approved', description: 'State', defaultMessage: 'Godkänd', en: 'Approved' },
  declined: { id: 'mf-campaigns.member.declined', description: 'State', defaultMessage: 'Nekad', en: 'Declined' },
  removed: { id: 'mf-campaigns.member.removed', description: 'State', defaultMessage: 'Borttagen', en: 'Removed' },
})

export const memberTabs = defineMessages<'all' | CommunityMember['state']>({
  requested: {
    id: 'mf-campaigns.member-tab.requested',
    description: 'Tab',
    defaultMessage: 'Vill gå med',
    en: 'Asking to join',
  },
  approved: { id: 'mf-campaigns.member-tab.approved', description: 'Tab', defaultMessage: 'Godkända', en: 'Approved' },
  declined: { id: 'mf-campaigns.member-tab.declined', description: 'Tab', defaultMessage: 'Nekade', en: 'Declined' },
  removed: { id: 'mf-campaigns.member-tab.removed', description: 'Tab', defaultMessage: 'Borttagna', en: 'Removed' },
  all: { id: 'mf-campaigns.member-tab.all', description: 'Tab', defaultMessage: 'Alla', en: 'All' },
})

export const memberMessages = defineMessages({
  states: {
    id: 'mf-campaigns.members.states',
    description: 'Names the tabs',
    defaultMessage: 'Medlemmar efter status',
    en: 'Members by state',
  },
  search: {
    id: 'mf-campaigns.members.search',
    description: 'Search field',
    defaultMessage: 'Sök medlem',
    en: 'Search members',
  },
  caption: {
    id: 'mf-campaigns.members.caption',
    description: 'Names the table',
    defaultMessage: 'Medlemmar',
    en: 'Members',
  },
  state: { id: 'mf-campaigns.members.state', description: 'Column', defaultMessage: 'Status', en: 'State' },
  changed: { id: 'mf-campaigns.members.changed', description: 'Column', defaultMessage: 'Ändrad', en: 'Changed' },
  none: { id: 'mf-campaigns.members.none', description: 'An empty cell', defaultMessage: '–', en: '–' },
  selectPage: {
    id: 'mf-campaigns.members.select-page',
    description: 'Checkbox above the table',
    defaultMessage: 'Välj alla på sidan',
    en: 'Select all on the page',
  },
  decline: { id: 'mf-campaigns.members.decline', description: 'Button', defaultMessage: 'Neka', en: 'Decline' },
  ofName: {
    id: 'mf-campaigns.members.of-name',
    description: 'Name of a row’s button for screen readers',
    defaultMessage: '{act} {name}',
    en: '{act} {name}',
  },
  nowApproved: {
    id: 'mf-campaigns.members.now-approved',
    description: 'Toast',
    defaultMessage: '{n, plural, one {# godkänd} other {# godkända}}',
    en: '{n, plural, one {# approved} other {# approved}}',
  },
  nowDeclined: {
    id: 'mf-campaigns.members.now-declined',
    description: 'Toast',
    defaultMessage: '{n, plural, one {# nekad} other {# nekade}}',
    en: '{n, plural, one {# declined} other {# declined}}',
  },
  nowRemoved: {
    id: 'mf-campaigns.members.now-removed',
    description: 'Toast',
    defaultMessage: '{n, plural, one {# borttagen} other {# borttagna}}',
    en: '{n, plural, one {# removed} other {# removed}}',
  },
  beaten: {
    id: 'mf-campaigns.members.beaten',
    description: 'Toast: some of those chosen were decided by somebody else meanwhile',
    defaultMessage:
      '{n, plural, one {# hade redan ändrats av någon annan} other {# hade redan ändrats av någon annan}}',
    en: '{n, plural, one {# had} other {# had}} already been changed by someone else',
  },
  loading: {
    id: 'mf-campaigns.members.loading',
    description: 'Read out while loading',
    defaultMessage: 'Laddar medlemmar',
    en: 'Loading members',
  },
  empty: {
    id: 'mf-campaigns.members.empty',
    description: 'Nobody in the list',
    defaultMessage: 'Inga medlemmar här',
    en: 'No members here',
  },
  emptyText: {
    id: 'mf-campaigns.members.empty-text',
    description: 'Nobody in the list',
    defaultMessage: 'Lägg till kreatörer, importera en fil, eller öppna listan så att de kan be att få gå med.',
    en: 'Add creators, import a file, or open the list so that they can ask to join.',
  },
  noMatch: {
    id: 'mf-campaigns.members.no-match',
    description: 'Search without hits',
    defaultMessage: 'Ingen medlem matchar',
    en: 'No member matches',
  },
  clear: {
    id: 'mf-campaigns.members.clear',
    description: 'Takes the search words away',
    defaultMessage: 'Visa alla',
    en: 'Show all',
  },
  username: {
    id: 'mf-campaigns.members.username',
    description: 'Column of the exported file',
    defaultMessage: 'Användarnamn',
    en: 'Username',
  },
  city: {
    id: 'mf-campaigns.members.city',
    description: 'Column of the exported file',
    defaultMessage: 'Ort',
    en: 'City',
  },
  loadFailed: {
    id: 'mf-campaigns.members.load-failed',
    description: 'Above the reason why a list is not there',
    defaultMessage: 'Medlemmarna kunde inte hämtas.',
    en: 'The members could not be loaded.',
  },
})
