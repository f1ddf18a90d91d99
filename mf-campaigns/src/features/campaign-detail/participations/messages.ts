import { defineMessages } from '@samspel/i18n'

const id = (name: string) => `mf-campaigns.campaign-detail.${name}` as const

export const messages = defineMessages({
  loading: { id: id('loading-participations'), description: 'For screen readers', sv: 'Hämtar ansökningar', en: 'Loading applications' },
  applications: { id: id('applications'), description: 'Heading', sv: 'Ansökningar', en: 'Applications' },
  byDecision: { id: id('by-decision'), description: 'Name of the switch', sv: 'Efter beslut', en: 'By decision' },
  noneWaiting: { id: id('none-waiting'), description: 'No application waits', sv: 'Ingen ansökan väntar', en: 'No application waits' },
  none: { id: id('none'), description: 'No application in this state', sv: 'Inga ansökningar här', en: 'No applications here' },
  noneText: { id: id('none-text'), description: 'When that changes', sv: 'Kreatörer ansöker från marknadsplatsen.', en: 'Creators apply from the marketplace.' },
  followers: { id: id('followers'), description: 'Under a number', sv: 'följare', en: 'followers' },
  engagement: { id: id('engagement'), description: 'Under a number', sv: 'engagemang', en: 'engagement' },
  demands: { id: id('demands'), description: 'Chip', sv: '{met} av 3 krav', en: '{met} of 3 demands' },
  approved: { id: id('approved'), description: 'Toast', sv: '{name} är med', en: '{name} takes part' },
  rejected: { id: id('rejected'), description: 'Toast', sv: 'Ansökan är nekad', en: 'The application is rejected' },
  approveTitle: { id: id('approve-title'), description: 'Heading of the dialog', sv: 'Godkänn {name}?', en: 'Approve {name}?' },
  approveText: { id: id('approve-text'), description: 'What happens', sv: 'Arvodet reserveras på varumärkets konto och betalas när ett inlägg är godkänt.', en: 'The fee is held on the brand’s account and paid when a post is approved.' },
  approveAndReserve: { id: id('approve-and-reserve'), description: 'Button', sv: 'Godkänn och reservera {money}', en: 'Approve and hold {money}' },
  rejectTitle: { id: id('reject-title'), description: 'Heading of the dialog', sv: 'Neka ansökan från {name}', en: 'Reject the application of {name}' },
  applicationsText: { id: id('applications-text'), description: 'Beside the heading', sv: '{pending, plural, =0 {Ingen väntar på svar} one {En väntar på svar} other {# väntar på svar}}, {left}.', en: '{pending, plural, =0 {Nobody waits} one {One waits} other {# wait}} for an answer, {left}.' },
  placesLeft: { id: id('places-left'), description: 'Places that nobody has got', sv: '{left, plural, =0 {inga platser är kvar} one {en plats är kvar} other {# platser är kvar}}', en: '{left, plural, =0 {no places are left} one {one place is left} other {# places are left}}' },
  placesAny: { id: id('places-any'), description: 'Places without a limit', sv: 'det finns plats för alla', en: 'there is room for everyone' },
  toBoard: { id: id('to-board'), description: 'Link to the board of all applications', sv: 'Öppna tavlan', en: 'Open the board' },
  full: { id: id('full'), description: 'Why nobody can be approved', sv: 'Alla platser är tagna.', en: 'Every place is taken.' },
  fullText: { id: id('full-text'), description: 'Over the board', sv: 'Alla {n, number} platser är tagna. Ta bort en godkänd kreatör om någon annan ska få platsen.', en: 'All {n, number} places are taken. Take out an approved creator if somebody else is to have the place.' },
  beaten: { id: id('beaten'), description: 'Somebody else decided first', sv: '{by} hann före: {name} är {state, select, approved {godkänd} rejected {nekad} other {åter väntande}}.', en: '{by} was faster: {name} is {state, select, approved {approved} rejected {rejected} other {waiting again}}.' },
  somebody: { id: id('somebody'), description: 'Who decided is not known', sv: 'Någon annan', en: 'Somebody else' },
  removed: { id: id('removed'), description: 'Toast', sv: '{name} är borttagen från kampanjen', en: '{name} is taken out of the campaign' },
  remove: { id: id('remove'), description: 'Button', sv: 'Ta bort', en: 'Take out' },
  removeTitle: { id: id('remove-title'), description: 'Heading of the dialog', sv: 'Ta bort {name} från kampanjen', en: 'Take {name} out of the campaign' },
  removeText: { id: id('remove-text'), description: 'What happens', sv: 'Platsen blir ledig igen.', en: 'The place is free again.' },
  removeHeld: { id: id('remove-held'), description: 'What happens', sv: 'Platsen blir ledig igen, och {money} som är reserverade går tillbaka till varumärkets konto.', en: 'The place is free again, and {money} that are held go back to the brand’s account.' },
  search: { id: id('search'), description: 'Name of the search', sv: 'Sök kreatör', en: 'Search creators' },
  order: { id: id('order'), description: 'Name of the select', sv: 'Ordning', en: 'Order' },
  newest: { id: id('newest'), description: 'Option', sv: 'Nyast först', en: 'Newest first' },
  oldest: { id: id('oldest'), description: 'Option', sv: 'Äldst först', en: 'Oldest first' },
  mostFollowers: { id: id('most-followers'), description: 'Option', sv: 'Flest följare', en: 'Most followers' },
  mostEngagement: { id: id('most-engagement'), description: 'Option', sv: 'Störst engagemang', en: 'Most engagement' },
  shortlistedOnly: { id: id('shortlisted-only'), description: 'Filter', sv: 'Bara stjärnmärkta', en: 'Starred only' },
  problemsOnly: { id: id('problems-only'), description: 'Filter', sv: 'Bara leveransproblem', en: 'Delivery problems only' },
  view: { id: id('board-view'), description: 'Name of the switch', sv: 'Visa som', en: 'Show as' },
  board: { id: id('board'), description: 'Switch', sv: 'Tavla', en: 'Board' },
  list: { id: id('list'), description: 'Switch', sv: 'Lista', en: 'List' },
  noMatch: { id: id('no-match'), description: 'Nothing matches the filter', sv: 'Ingen passar filtret', en: 'Nobody matches the filter' },
  clearFilter: { id: id('clear-filter'), description: 'Button', sv: 'Rensa filtret', en: 'Clear the filter' },
  nobodyApproved: { id: id('nobody-approved'), description: 'Empty column', sv: 'Ingen är godkänd än', en: 'Nobody is approved yet' },
  nobodyRejected: { id: id('nobody-rejected'), description: 'Empty column', sv: 'Ingen är nekad', en: 'Nobody is rejected' },
  reach: { id: id('card.reach'), description: 'Under a number', sv: 'räckvidd', en: 'reach' },
  collaborations: { id: id('card.collaborations'), description: 'Under a number', sv: 'samarbeten', en: 'collaborations' },
  ratingMean: { id: id('card.rating'), description: 'Under a number', sv: 'betyg', en: 'rating' },
  answerTime: { id: id('card.answer-time'), description: 'Under a number: time from approval to the first post', sv: 'till inlägg', en: 'to first post' },
  hours: { id: id('card.hours'), description: 'Hours', sv: '{n, number} tim', en: '{n, number} h' },
  days: { id: id('card.days'), description: 'Days', sv: '{n, plural, one {# dag} other {# dagar}}', en: '{n, plural, one {# day} other {# days}}' },
  noFigure: { id: id('card.none'), description: 'No figure yet', sv: '–', en: '–' },
  invited: { id: id('card.invited'), description: 'Chip', sv: 'Inbjuden', en: 'Invited' },
  unmet: { id: id('card.unmet'), description: 'Demands that are not met', sv: 'Uppfyller inte: {demands}', en: 'Does not meet: {demands}' },
  answerBy: { id: id('card.answer-by'), description: 'The answer clock', sv: 'Svara senast {date}, annars förfaller ansökan.', en: 'Answer by {date}, or the application expires.' },
  dueAt: { id: id('card.due-at'), description: 'The creator’s deadline', sv: 'Publicera senast {date}', en: 'Publish by {date}' },
  late: { id: id('card.late'), description: 'The deadline has passed', sv: 'Skulle ha publicerat senast {date}', en: 'Was to publish by {date}' },
  paused: { id: id('card.paused'), description: 'The deadline stands still', sv: 'Deadline står still sedan {date}', en: 'The deadline stands still since {date}' },
  star: { id: id('card.star'), description: 'Button without words', sv: 'Stjärnmärk {name}', en: 'Star {name}' },
  select: { id: id('card.select'), description: 'Name of the box', sv: 'Välj {name}', en: 'Select {name}' },
  more: { id: id('card.more'), description: 'Name of the menu', sv: 'Mer om {name}', en: 'More about {name}' },
  profile: { id: id('card.profile'), description: 'Menu', sv: 'Visa profil', en: 'Show profile' },
  write: { id: id('card.write'), description: 'Menu', sv: 'Skriv till kreatören', en: 'Write to the creator' },
  note: { id: id('card.note'), description: 'Menu', sv: 'Anteckning', en: 'Note' },
  decidedBy: { id: id('card.decided-by'), description: 'Who decided, when', sv: '{name}, {date}', en: '{name}, {date}' },
  rated: { id: id('card.rated'), description: 'The own rating', sv: 'Ert betyg: {n} av 5', en: 'Your rating: {n} of 5' },
  rate: { id: id('card.rate'), description: 'Button', sv: 'Betygsätt', en: 'Rate' },
  answerProblem: { id: id('card.answer-problem'), description: 'Button', sv: 'Svara om leveransen', en: 'Answer about the delivery' },
  position: { id: id('position-on-board'), description: 'In the bar of keys', sv: '{at, number} av {total, number} i {column}', en: '{at, number} of {total, number} in {column}' },
  shortcuts: { id: id('shortcuts'), description: 'Name of the bar of keys', sv: 'Kortkommandon', en: 'Shortcuts' },
  browse: { id: id('key.browse'), description: 'What keys do', sv: 'Bläddra', en: 'Browse' },
  starKey: { id: id('key.star'), description: 'What a key does', sv: 'Stjärnmärk', en: 'Star' },
  rejectKey: { id: id('key.reject'), description: 'What a key does', sv: 'Neka med skäl', en: 'Reject with a reason' },
})

export const decisionNames = defineMessages({
  pending: { id: id('decision.pending'), description: 'Switch', sv: 'Väntar', en: 'Waiting' },
  approved: { id: id('decision.approved'), description: 'Switch', sv: 'Godkända', en: 'Approved' },
  rejected: { id: id('decision.rejected'), description: 'Switch', sv: 'Nekade', en: 'Rejected' },
  all: { id: id('decision.all'), description: 'Switch', sv: 'Alla', en: 'All' },
})

export const decidedNames = defineMessages({
  pending: { id: id('decided.pending'), description: 'Chip', sv: 'Väntar', en: 'Waiting' },
  approved: { id: id('decided.approved'), description: 'Chip', sv: 'Godkänd', en: 'Approved' },
  rejected: { id: id('decided.rejected'), description: 'Chip', sv: 'Nekad', en: 'Rejected' },
})

/** How a rejected one came to be: `decisionKind`. */
export const kindNames = defineMessages({
  approved: { id: id('kind.approved'), description: 'Chip', sv: 'Godkänd', en: 'Approved' },
  rejected: { id: id('kind.rejected'), description: 'Chip', sv: 'Nekad', en: 'Rejected' },
  expired: { id: id('kind.expired'), description: 'Chip: nobody answered in time', sv: 'Förfallen', en: 'Expired' },
  removed: { id: id('kind.removed'), description: 'Chip: taken out after approval', sv: 'Borttagen', en: 'Taken out' },
  cancelled: { id: id('kind.cancelled'), description: 'Chip: the campaign was cancelled', sv: 'Inställd', en: 'Cancelled' },
})

export const demandNames = defineMessages({
  followers: { id: id('demand.followers'), description: 'A demand of the campaign', sv: 'antal följare', en: 'number of followers' },
  country: { id: id('demand.country'), description: 'A demand of the campaign', sv: 'land', en: 'country' },
  category: { id: id('demand.category'), description: 'A demand of the campaign', sv: 'kategori', en: 'category' },
})

/** What an approved collaboration waits for. */
export const needNames = defineMessages({
  changes: { id: id('need.changes'), description: 'Chip', sv: 'Väntar på ändringar', en: 'Waits for changes' },
  post: { id: id('need.post'), description: 'Chip', sv: 'Väntar på inlägg', en: 'Waits for a post' },
  delivery: { id: id('need.delivery'), description: 'Chip', sv: 'Leveransproblem', en: 'Delivery problem' },
  answer: { id: id('need.answer'), description: 'Chip', sv: 'Väntar på svar', en: 'Waits for an answer' },
  review: { id: id('need.review'), description: 'Chip', sv: 'Inlägg att granska', en: 'Post to review' },
  done: { id: id('need.done'), description: 'Chip', sv: 'Klar', en: 'Done' },
})
