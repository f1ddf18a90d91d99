import { defineMessages } from '@samspel/i18n'

const id = (name: string) => `mf-campaigns.campaign-detail.${name}` as const

export const boardMessages = defineMessages({
  answerBy: { id: id('card.answer-by'), description: 'The answer clock', sv: 'Svara senast {date}, annars förfaller ansökan.', en: 'Answer by {date}, or the application expires.' },
  fullText: { id: id('full-text'), description: 'Over the board', sv: 'Alla {n, number} platser är tagna. Ta bort en godkänd kreatör om någon annan ska få platsen.', en: 'All {n, number} places are taken. Take out an approved creator if somebody else is to have the place.' },
  search: { id: id('search'), description: 'Name of the search', sv: 'Sök kreatör', en: 'Search creators' },
  filters: { id: id('filters'), description: 'Button on phones; how many filters are in use', sv: '{n, plural, =0 {Filter} other {Filter, # i bruk}}', en: '{n, plural, =0 {Filters} other {Filters, # in use}}' },
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
  collaborations: { id: id('card.collaborations'), description: 'Under a number', sv: '{n, plural, one {samarbete} other {samarbeten}}', en: '{n, plural, one {collaboration} other {collaborations}}' },
  ratingMean: { id: id('card.rating'), description: 'Under a number', sv: 'betyg', en: 'rating' },
  answerTime: { id: id('card.answer-time'), description: 'Under a number: time from approval to the first post', sv: 'till inlägg', en: 'to first post' },
  hours: { id: id('card.hours'), description: 'Hours', sv: '{n, number} tim', en: '{n, number} h' },
  days: { id: id('card.days'), description: 'Days', sv: '{n, plural, one {# dag} other {# dagar}}', en: '{n, plural, one {# day} other {# days}}' },
  noFigure: { id: id('card.none'), description: 'No figure yet', sv: '–', en: '–' },
  invited: { id: id('card.invited'), description: 'Chip', sv: 'Inbjuden', en: 'Invited' },
  unmet: { id: id('card.unmet'), description: 'Demands that are not met', sv: 'Uppfyller inte: {demands}', en: 'Does not meet: {demands}' },
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
  feeReturned: { id: id('card.fee-returned'), description: 'Chip: the fee that was held went back to the brand', sv: 'Arvodet betalades inte ut', en: 'The fee was not paid' },
  feeBack: { id: id('card.fee-back'), description: 'What went back to the account of the brand, when', sv: '{money} gick tillbaka till kontot {date}', en: '{money} went back to the account on {date}' },
  feeUntil: { id: id('card.fee-until'), description: 'Until when a fee is held once the campaign is finished', sv: '{money} är reserverade till och med {date}', en: '{money} is held until the end of {date}' },
  rate: { id: id('card.rate'), description: 'Button', sv: 'Betygsätt', en: 'Rate' },
  answerProblem: { id: id('card.answer-problem'), description: 'Button', sv: 'Svara om leveransen', en: 'Answer about the delivery' },
  position: { id: id('position-on-board'), description: 'In the bar of keys', sv: '{at, number} av {total, number} i {column}', en: '{at, number} of {total, number} in {column}' },
  shortcuts: { id: id('shortcuts'), description: 'Name of the bar of keys', sv: 'Kortkommandon', en: 'Shortcuts' },
  browse: { id: id('key.browse'), description: 'What keys do', sv: 'Bläddra', en: 'Browse' },
  starKey: { id: id('key.star'), description: 'What a key does', sv: 'Stjärnmärk', en: 'Star' },
  rejectKey: { id: id('key.reject'), description: 'What a key does', sv: 'Neka med skäl', en: 'Reject with a reason' },
})

/** How a rejected one came to be: `decisionKind`. */
export const kindNames = defineMessages({
  approved: { id: id('kind.approved'), description: 'Chip', sv: 'Godkänd', en: 'Approved' },
  rejected: { id: id('kind.rejected'), description: 'Chip', sv: 'Nekad', en: 'Rejected' },
  ended: { id: id('kind.ended'), description: 'Chip: the campaign ended before anybody answered', sv: 'Kampanjen tog slut', en: 'The campaign ended' },
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
