import { defineMessages } from '@samspel/i18n'

const id = (name: string) => `mf-campaigns.mention-review.${name}` as const

export const messages = defineMessages({
  title: { id: id('title'), description: 'Heading of the page', sv: 'Granska inlägg', en: 'Review posts' },
  states: { id: id('states'), description: 'Name of the row of tabs', sv: 'Inlägg efter beslut', en: 'Posts by decision' },
  chosen: { id: id('chosen'), description: 'Name of the panel beside the grid', sv: 'Valt inlägg', en: 'Chosen post' },
  close: { id: id('close'), description: 'Button', sv: 'Stäng', en: 'Close' },
  loading: { id: id('loading'), description: 'For screen readers', sv: 'Hämtar inlägg', en: 'Loading posts' },
  retry: { id: id('retry'), description: 'Button', sv: 'Försök igen', en: 'Try again' },
  more: { id: id('more'), description: 'Button: the next page', sv: 'Visa fler', en: 'Show more' },
  emptyPending: { id: id('empty-pending'), description: 'Nothing waits', sv: 'Inga inlägg att granska', en: 'Nothing to review' },
  empty: { id: id('empty'), description: 'No posts in this state', sv: 'Inga inlägg här', en: 'No posts here' },
  emptyText: { id: id('empty-text'), description: 'When that changes', sv: 'När en kreatör publicerar dyker inlägget upp här.', en: 'When a creator publishes, the post appears here.' },
  toCampaigns: { id: id('to-campaigns'), description: 'Button', sv: 'Visa pågående kampanjer', en: 'Show ongoing campaigns' },
  campaign: { id: id('campaign'), description: 'Name of the select', sv: 'Kampanj', en: 'Campaign' },
  allCampaigns: { id: id('all-campaigns'), description: 'Option', sv: 'Alla kampanjer', en: 'All campaigns' },
  order: { id: id('order'), description: 'Name of the select', sv: 'Ordning', en: 'Order' },
  oldest: { id: id('oldest'), description: 'Option', sv: 'Äldst först', en: 'Oldest first' },
  newest: { id: id('newest'), description: 'Option', sv: 'Nyast först', en: 'Newest first' },
  mostReach: { id: id('most-reach'), description: 'Option', sv: 'Störst räckvidd', en: 'Most reach' },
  open: { id: id('open'), description: 'Name of a card', sv: 'Visa inlägget av {username} i {campaign}', en: 'Show the post by {username} in {campaign}' },
  picture: { id: id('picture'), description: 'Text of the picture', sv: 'Bild ur inlägget av {username}', en: 'Picture of the post by {username}' },
  reach: { id: id('reach'), description: 'Name of a figure', sv: 'Räckvidd', en: 'Reach' },
  likes: { id: id('likes'), description: 'Name of a figure', sv: 'Gilla-markeringar', en: 'Likes' },
  comments: { id: id('comments'), description: 'Name of a figure', sv: 'Kommentarer', en: 'Comments' },
  followers: { id: id('followers'), description: 'Under the name', sv: '{count, number} följare', en: '{count, number} followers' },
  write: { id: id('write'), description: 'Button without words', sv: 'Skriv till {username}', en: 'Write to {username}' },
  rejectTitle: { id: id('reject-title'), description: 'Heading of the dialog', sv: 'Neka inlägget av @{username}', en: 'Reject the post by @{username}' },
  approved: { id: id('approved'), description: 'Toast', sv: 'Inlägget är godkänt', en: 'The post is approved' },
  rejected: { id: id('rejected'), description: 'Toast', sv: 'Inlägget är nekat', en: 'The post is rejected' },
  undo: { id: id('undo'), description: 'Button of the toast, and a key', sv: 'Ångra', en: 'Undo' },
  undone: { id: id('undone'), description: 'Toast', sv: 'Beslutet är ångrat', en: 'The decision is undone' },
  decided: { id: id('decided'), description: 'Who decided, when', sv: '{name}, {date}', en: '{name}, {date}' },
  labelFirst: { id: id('label-first'), description: 'A check that holds', sv: 'Reklammärkt i första raden', en: 'Marked as advertising in the first line' },
  labelFirstDetail: { id: id('label-first-detail'), description: 'Under the check', sv: 'Texten börjar med märkningen.', en: 'The text starts with the label.' },
  labelAmissDetail: { id: id('label-amiss-detail'), description: 'Under the check', sv: 'Märkningen ska stå först i texten.', en: 'The label has to come first in the text.' },
  namesThere: { id: id('names-there'), description: 'A check that holds', sv: 'Kontot och hashtaggen finns med', en: 'Account and hashtag are there' },
  namesMissing: { id: id('names-missing'), description: 'A check that fails; what is missing follows', sv: 'Saknas i texten', en: 'Missing in the text' },
  namesNone: { id: id('names-none'), description: 'The campaign asks for none', sv: 'Kampanjen kräver inga.', en: 'The campaign asks for none.' },
  inTime: { id: id('in-time'), description: 'A check that holds', sv: 'Publicerat i tid', en: 'Published in time' },
  late: { id: id('late'), description: 'A check that fails', sv: 'Publicerat för sent', en: 'Published too late' },
  daysBefore: { id: id('days-before'), description: 'Under the check', sv: '{days, plural, =0 {På sista dagen} one {En dag före sista dag} other {# dagar före sista dag}}', en: '{days, plural, =0 {On the last day} one {One day before the deadline} other {# days before the deadline}}' },
  daysAfter: { id: id('days-after'), description: 'Under the check', sv: '{days, plural, one {En dag efter sista dag} other {# dagar efter sista dag}}', en: '{days, plural, one {One day after the deadline} other {# days after the deadline}}' },
  position: { id: id('position'), description: 'In the bar of keys', sv: '{position, number} av {total, number}', en: '{position, number} of {total, number}' },
  browse: { id: id('browse'), description: 'What a key does', sv: 'Bläddra', en: 'Browse' },
  rejectWithReason: { id: id('reject-with-reason'), description: 'What a key does', sv: 'Neka med skäl', en: 'Reject with a reason' },
  shortcuts: { id: id('shortcuts'), description: 'Button: tells all keys', sv: 'Alla kortkommandon', en: 'All shortcuts' },
  shortcutsTitle: { id: id('shortcuts-title'), description: 'Heading of the dialog', sv: 'Kortkommandon', en: 'Shortcuts' },
  writeToCreator: { id: id('write-to-creator'), description: 'What a key does', sv: 'Skriv till kreatören', en: 'Write to the creator' },
})

export const stateNames = defineMessages({
  pending: { id: id('state.pending'), description: 'Tab', sv: 'Väntar', en: 'Waiting' },
  approved: { id: id('state.approved'), description: 'Tab', sv: 'Godkända', en: 'Approved' },
  rejected: { id: id('state.rejected'), description: 'Tab', sv: 'Nekade', en: 'Rejected' },
  all: { id: id('state.all'), description: 'Tab', sv: 'Alla', en: 'All' },
})

export const kindNames = defineMessages({
  post: { id: id('kind.post'), description: 'Kind of mention', sv: 'Inlägg', en: 'Post' },
  story: { id: id('kind.story'), description: 'Kind of mention', sv: 'Story', en: 'Story' },
  link: { id: id('kind.link'), description: 'Kind of mention', sv: 'Länk', en: 'Link' },
  content: { id: id('kind.content'), description: 'Kind of mention', sv: 'Material', en: 'Content' },
})

export const labelNames = defineMessages({
  ok: { id: id('label.ok'), description: 'Advertising label', sv: 'Reklammärkt', en: 'Marked' },
  unclear: { id: id('label.unclear'), description: 'Advertising label', sv: 'Otydlig märkning', en: 'Unclear label' },
  missing: { id: id('label.missing'), description: 'Advertising label', sv: 'Märkning saknas', en: 'Label missing' },
})
