import { defineMessages } from '@samspel/i18n'

const id = (name: string) => `mf-campaigns.campaign-list.${name}` as const

export const messages = defineMessages({
  title: { id: id('title'), description: 'Heading of the page', sv: 'Kampanjer', en: 'Campaigns' },
  create: { id: id('create'), description: 'The main button', sv: 'Ny kampanj', en: 'New campaign' },
  states: { id: id('states'), description: 'Name of the row of tabs', sv: 'Kampanjer efter läge', en: 'Campaigns by state' },
  search: { id: id('search'), description: 'The search box', sv: 'Sök kampanj eller varumärke', en: 'Search campaign or brand' },
  loading: { id: id('loading'), description: 'Read out while loading', sv: 'Hämtar kampanjer', en: 'Loading campaigns' },
  waiting: { id: id('waiting'), description: 'Name of the row of chips', sv: 'Väntar på dig', en: 'Waiting for you' },
  toReview: { id: id('to-review'), description: 'Chip after its count: posts that wait', sv: '{count} att granska', en: '{count} to review' },
  applications: { id: id('applications'), description: 'Chip after its count: applications that wait', sv: '{count} väntar på svar', en: '{count} awaiting an answer' },
  applicationsCount: { id: id('applications-count'), description: 'Count of a chip', sv: '{n, plural, one {# ansökan} other {# ansökningar}}', en: '{n, plural, one {# application} other {# applications}}' },
  dueSoon: { id: id('due-soon'), description: 'Chip after its count: content deadlines of the coming week', sv: '{count} att publicera inom en vecka', en: '{count} to publish within a week' },
  dueSoonCount: { id: id('due-soon-count'), description: 'Count of a chip', sv: '{n, plural, one {# sista dag} other {# sista dagar}}', en: '{n, plural, one {# last day} other {# last days}}' },
  awaiting: { id: id('awaiting'), description: 'Column: applications that wait', sv: 'Väntar på svar', en: 'Awaiting an answer' },
  lastDay: { id: id('last-day'), description: 'Column: content deadline', sv: 'Sista dag att publicera', en: 'Last day to publish' },
  campaign: { id: id('campaign'), description: 'Column', sv: 'Kampanj', en: 'Campaign' },
  offer: { id: id('offer'), description: 'Column', sv: 'Erbjudande', en: 'Offer' },
  participants: { id: id('participants'), description: 'Column', sv: 'Deltagare', en: 'Participants' },
  approved: { id: id('approved'), description: 'Column: approved posts', sv: 'Godkända', en: 'Approved' },
  pending: { id: id('pending'), description: 'Column: posts that wait', sv: 'Att granska', en: 'To review' },
  reach: { id: id('reach'), description: 'Column', sv: 'Räckvidd av önskad', en: 'Reach of wanted' },
  ends: { id: id('ends'), description: 'Column', sv: 'Slutar', en: 'Ends' },
  partOf: { id: id('part-of'), description: 'A number of a greater one, after the first number', sv: 'av {total}', en: 'of {total}' },
  posts: { id: id('posts'), description: 'Posts to review of one campaign', sv: '{n, plural, other {# inlägg}}', en: '{n, plural, one {# post} other {# posts}}' },
  none: { id: id('none'), description: 'Nothing in the cell', sv: '–', en: '–' },
  count: { id: id('count'), description: 'Foot of the table', sv: '{n, plural, one {# kampanj} other {# kampanjer}}', en: '{n, plural, one {# campaign} other {# campaigns}}' },
  countOf: { id: id('count-of'), description: 'Foot of the table while more can be fetched', sv: '{n, number} av {total, number} kampanjer', en: '{n, number} of {total, number} campaigns' },
  empty: { id: id('empty'), description: 'No campaigns in this state', sv: 'Inga kampanjer här', en: 'No campaigns here' },
  emptyText: { id: id('empty-text'), description: 'What to do', sv: 'Välj ett annat läge, eller skapa en ny kampanj.', en: 'Choose another state, or create a new campaign.' },
  view: { id: id('view'), description: 'Name of the switch', sv: 'Visa som', en: 'Show as' },
  table: { id: id('table'), description: 'View', sv: 'Tabell', en: 'Table' },
  calendar: { id: id('calendar'), description: 'View', sv: 'Kalender', en: 'Calendar' },
  all: { id: id('all'), description: 'Tab of the calendar: every state', sv: 'Alla', en: 'All' },
  noMatch: { id: id('no-match'), description: 'Search and filters found nothing', sv: 'Inga kampanjer matchar', en: 'No campaigns match' },
  noMatchText: { id: id('no-match-text'), description: 'What to do', sv: 'Prova färre ord eller filter, eller ett annat läge.', en: 'Try fewer words or filters, or another state.' },
  clear: { id: id('clear'), description: 'Button', sv: 'Rensa sökning och filter', en: 'Clear search and filters' },
  soon: { id: id('soon'), description: 'Heading of the strip of dates', sv: 'Närmast i kalendern', en: 'Next in the calendar' },
  showCalendar: { id: id('show-calendar'), description: 'Link beside the heading of the strip', sv: 'Visa kalendern', en: 'Show the calendar' },
})

export const dateNames = defineMessages({
  start: { id: id('date.start'), description: 'What happens that day', sv: 'Kampanjen börjar', en: 'The campaign starts' },
  due: { id: id('date.due'), description: 'What happens that day', sv: 'Sista dag att publicera', en: 'Last day to publish' },
  end: { id: id('date.end'), description: 'What happens that day', sv: 'Kampanjen slutar', en: 'The campaign ends' },
})
