import { defineMessages } from '@samspel/i18n'

/** States of members (row T-22) and the filter of all. */
export const memberStates = defineMessages({
  requested: { id: 'mf-campaigns.member.requested', description: 'State', sv: 'Vill gå med', en: 'Asking to join' },
  approved: { id: 'mf-campaigns.member.approved', description: 'State', sv: 'Godkänd', en: 'Approved' },
  declined: { id: 'mf-campaigns.member.declined', description: 'State', sv: 'Nekad', en: 'Declined' },
  removed: { id: 'mf-campaigns.member.removed', description: 'State', sv: 'Borttagen', en: 'Removed' },
})

export const memberTabs = defineMessages({
  requested: { id: 'mf-campaigns.member-tab.requested', description: 'Tab', sv: 'Vill gå med', en: 'Asking to join' },
  approved: { id: 'mf-campaigns.member-tab.approved', description: 'Tab', sv: 'Godkända', en: 'Approved' },
  declined: { id: 'mf-campaigns.member-tab.declined', description: 'Tab', sv: 'Nekade', en: 'Declined' },
  removed: { id: 'mf-campaigns.member-tab.removed', description: 'Tab', sv: 'Borttagna', en: 'Removed' },
  all: { id: 'mf-campaigns.member-tab.all', description: 'Tab', sv: 'Alla', en: 'All' },
})

export const memberMessages = defineMessages({
  states: { id: 'mf-campaigns.members.states', description: 'Names the tabs', sv: 'Medlemmar efter status', en: 'Members by state' },
  search: { id: 'mf-campaigns.members.search', description: 'Search field', sv: 'Sök medlem', en: 'Search members' },
  caption: { id: 'mf-campaigns.members.caption', description: 'Names the table', sv: 'Medlemmar', en: 'Members' },
  creator: { id: 'mf-campaigns.members.creator', description: 'Column', sv: 'Kreatör', en: 'Creator' },
  state: { id: 'mf-campaigns.members.state', description: 'Column', sv: 'Status', en: 'State' },
  followers: { id: 'mf-campaigns.members.followers', description: 'Column', sv: 'Följare', en: 'Followers' },
  engagement: { id: 'mf-campaigns.members.engagement', description: 'Column', sv: 'Engagemang', en: 'Engagement' },
  reach: { id: 'mf-campaigns.members.reach', description: 'Column', sv: 'Räckvidd', en: 'Reach' },
  changed: { id: 'mf-campaigns.members.changed', description: 'Column', sv: 'Ändrad', en: 'Changed' },
  acts: { id: 'mf-campaigns.members.acts', description: 'Column of buttons', sv: 'Åtgärder', en: 'Acts' },
  none: { id: 'mf-campaigns.members.none', description: 'An empty cell', sv: '–', en: '–' },
  select: { id: 'mf-campaigns.members.select', description: 'Checkbox of a row', sv: 'Välj {name}', en: 'Select {name}' },
  selectPage: { id: 'mf-campaigns.members.select-page', description: 'Checkbox above the table', sv: 'Välj alla på sidan', en: 'Select all on the page' },
  selected: { id: 'mf-campaigns.members.selected', description: 'How many are chosen', sv: '{n, plural, one {# vald} other {# valda}}', en: '{n} selected' },
  approve: { id: 'mf-campaigns.members.approve', description: 'Button', sv: 'Godkänn', en: 'Approve' },
  decline: { id: 'mf-campaigns.members.decline', description: 'Button', sv: 'Neka', en: 'Decline' },
  remove: { id: 'mf-campaigns.members.remove', description: 'Button', sv: 'Ta bort', en: 'Remove' },
  ofName: { id: 'mf-campaigns.members.of-name', description: 'Name of a row’s button for screen readers', sv: '{act} {name}', en: '{act} {name}' },
  nowApproved: { id: 'mf-campaigns.members.now-approved', description: 'Toast', sv: '{n, plural, one {# godkänd} other {# godkända}}', en: '{n} approved' },
  nowDeclined: { id: 'mf-campaigns.members.now-declined', description: 'Toast', sv: '{n, plural, one {# nekad} other {# nekade}}', en: '{n} declined' },
  nowRemoved: { id: 'mf-campaigns.members.now-removed', description: 'Toast', sv: '{n, plural, one {# borttagen} other {# borttagna}}', en: '{n} removed' },
  beaten: { id: 'mf-campaigns.members.beaten', description: 'Toast: some of those chosen were decided by somebody else meanwhile', sv: '{n, plural, one {# hade redan ändrats av någon annan} other {# hade redan ändrats av någon annan}}', en: '{n, plural, one {# had} other {# had}} already been changed by somebody else' },
  undo: { id: 'mf-campaigns.members.undo', description: 'Takes the change back', sv: 'Ångra', en: 'Undo' },
  loading: { id: 'mf-campaigns.members.loading', description: 'Read out while loading', sv: 'Laddar medlemmar', en: 'Loading members' },
  empty: { id: 'mf-campaigns.members.empty', description: 'Nobody in the list', sv: 'Inga medlemmar här', en: 'No members here' },
  emptyText: { id: 'mf-campaigns.members.empty-text', description: 'Nobody in the list', sv: 'Lägg till kreatörer, importera en fil, eller öppna listan så att de kan be att få gå med.', en: 'Add creators, import a file, or open the list so that they can ask to join.' },
  noMatch: { id: 'mf-campaigns.members.no-match', description: 'Search without hits', sv: 'Ingen medlem matchar', en: 'No member matches' },
  clear: { id: 'mf-campaigns.members.clear', description: 'Takes the search words away', sv: 'Visa alla', en: 'Show all' },
  username: { id: 'mf-campaigns.members.username', description: 'Column of the exported file', sv: 'Användarnamn', en: 'Username' },
  city: { id: 'mf-campaigns.members.city', description: 'Column of the exported file', sv: 'Ort', en: 'City' },
})
