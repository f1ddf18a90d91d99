import type { ParticipationDecisionKind, ParticipationNeed } from '@samspel/api'
import type { demandNames as demands } from '@samspel/api/campaign-rules'
import { defineMessages } from '@samspel/i18n'

export const boardMessages = defineMessages({
  answerBy: {
    id: 'mf-campaigns.campaign-detail.card.answer-by',
    description: 'The answer clock',
    defaultMessage: 'Svara senast {date}, annars förfaller ansökan.',
    en: 'Answer by {date}, or the application expires.',
  },
  fullText: {
    id: 'mf-campaigns.campaign-detail.full-text',
    description: 'Over the board',
    defaultMessage: 'Alla {n, number} platser är tagna. Ta bort en godkänd kreatör om någon annan ska få platsen.',
    en: 'All {n, number} places are taken. Remove an approved creator if someone else is to have the place.',
  },
  search: {
    id: 'mf-campaigns.campaign-detail.search',
    description: 'Name of the search',
    defaultMessage: 'Sök kreatör',
    en: 'Search creators',
  },
  filters: {
    id: 'mf-campaigns.campaign-detail.filters',
    description: 'Button on phones; how many filters are in use',
    defaultMessage: '{n, plural, =0 {Filter} one {Filter, # i bruk} other {Filter, # i bruk}}',
    en: '{n, plural, =0 {Filters} one {Filters, # in use} other {Filters, # in use}}',
  },
  newest: {
    id: 'mf-campaigns.campaign-detail.newest',
    description: 'Option',
    defaultMessage: 'Nyast först',
    en: 'Newest first',
  },
  oldest: {
    id: 'mf-campaigns.campaign-detail.oldest',
    description: 'Option',
    defaultMessage: 'Äldst först',
    en: 'Oldest first',
  },
  mostEngagement: {
    id: 'mf-campaigns.campaign-detail.most-engagement',
    description: 'Option',
    defaultMessage: 'Störst engagemang',
    en: 'Most engagement',
  },
  shortlistedOnly: {
    id: 'mf-campaigns.campaign-detail.shortlisted-only',
    description: 'Filter',
    defaultMessage: 'Bara stjärnmärkta',
    en: 'Starred only',
  },
  problemsOnly: {
    id: 'mf-campaigns.campaign-detail.problems-only',
    description: 'Filter',
    defaultMessage: 'Bara leveransproblem',
    en: 'Delivery problems only',
  },
  textColumn: {
    id: 'mf-campaigns.campaign-detail.column.text',
    description: 'Column of the list: why they apply, and the next day that matters',
    defaultMessage: 'Motivering och datum',
    en: 'Why they apply, and dates',
  },
  datesColumn: {
    id: 'mf-campaigns.campaign-detail.column.dates',
    description: 'Column of the list: the next day that matters, or why somebody was rejected',
    defaultMessage: 'Datum och skäl',
    en: 'Dates and reasons',
  },
  unknown: {
    id: 'mf-campaigns.campaign-detail.unknown-figure',
    description: 'In place of a figure that is not known',
    defaultMessage: '–',
    en: '–',
  },
  board: { id: 'mf-campaigns.campaign-detail.board', description: 'Switch', defaultMessage: 'Tavla', en: 'Board' },
  noMatch: {
    id: 'mf-campaigns.campaign-detail.no-match',
    description: 'Nothing matches the filter',
    defaultMessage: 'Ingen passar filtret',
    en: 'No one matches the filter',
  },
  clearFilter: {
    id: 'mf-campaigns.campaign-detail.clear-filter',
    description: 'Button',
    defaultMessage: 'Rensa filtret',
    en: 'Clear the filter',
  },
  nobodyApproved: {
    id: 'mf-campaigns.campaign-detail.nobody-approved',
    description: 'Empty column',
    defaultMessage: 'Ingen är godkänd än',
    en: 'No one is approved yet',
  },
  nobodyRejected: {
    id: 'mf-campaigns.campaign-detail.nobody-rejected',
    description: 'Empty column',
    defaultMessage: 'Ingen är nekad',
    en: 'No one is rejected',
  },
  reach: {
    id: 'mf-campaigns.campaign-detail.card.reach',
    description: 'Under a number',
    defaultMessage: 'räckvidd',
    en: 'reach',
  },
  collaborations: {
    id: 'mf-campaigns.campaign-detail.card.collaborations',
    description: 'Under a number',
    defaultMessage: '{n, plural, one {samarbete} other {samarbeten}}',
    en: '{n, plural, one {collaboration} other {collaborations}}',
  },
  ratingMean: {
    id: 'mf-campaigns.campaign-detail.card.rating',
    description: 'Under a number',
    defaultMessage: 'betyg',
    en: 'rating',
  },
  unmet: {
    id: 'mf-campaigns.campaign-detail.card.unmet',
    description: 'Demands that are not met',
    defaultMessage: 'Uppfyller inte: {demands}',
    en: 'Does not meet: {demands}',
  },
  dueAt: {
    id: 'mf-campaigns.campaign-detail.card.due-at',
    description: 'The creator’s deadline',
    defaultMessage: 'Publicera senast {date}',
    en: 'Publish by {date}',
  },
  late: {
    id: 'mf-campaigns.campaign-detail.card.late',
    description: 'The deadline has passed',
    defaultMessage: 'Skulle ha publicerat senast {date}',
    en: 'Was to publish by {date}',
  },
  paused: {
    id: 'mf-campaigns.campaign-detail.card.paused',
    description: 'The deadline stands still',
    defaultMessage: 'Deadline står still sedan {date}',
    en: 'The deadline has been paused since {date}',
  },
  star: {
    id: 'mf-campaigns.campaign-detail.card.star',
    description: 'Button without words',
    defaultMessage: 'Stjärnmärk {name}',
    en: 'Star {name}',
  },
  more: {
    id: 'mf-campaigns.campaign-detail.card.more',
    description: 'Name of the menu',
    defaultMessage: 'Mer om {name}',
    en: 'More about {name}',
  },
  agreement: {
    id: 'mf-campaigns.campaign-detail.card.agreement',
    description: 'Menu: what the brand and the creator have agreed on',
    defaultMessage: 'Avtal och ändringar',
    en: 'Agreement and changes',
  },
  profile: {
    id: 'mf-campaigns.campaign-detail.card.profile',
    description: 'Menu',
    defaultMessage: 'Visa profil',
    en: 'Show profile',
  },
  write: {
    id: 'mf-campaigns.campaign-detail.card.write',
    description: 'Menu',
    defaultMessage: 'Skriv till kreatören',
    en: 'Write to the creator',
  },
  decidedBy: {
    id: 'mf-campaigns.campaign-detail.card.decided-by',
    description: 'Who decided, when',
    defaultMessage: '{name}, {date}',
    en: '{name}, {date}',
  },
  rated: {
    id: 'mf-campaigns.campaign-detail.card.rated',
    description: 'The own rating',
    defaultMessage: 'Ert betyg: {n} av 5',
    en: 'Your rating: {n} of 5',
  },
  feeReturned: {
    id: 'mf-campaigns.campaign-detail.card.fee-returned',
    description: 'Chip: the fee that was held went back to the brand',
    defaultMessage: 'Arvodet betalades inte ut',
    en: 'The fee was not paid',
  },
  feeBack: {
    id: 'mf-campaigns.campaign-detail.card.fee-back',
    description: 'What went back to the account of the brand, when',
    defaultMessage: '{money} gick tillbaka till kontot {date}',
    en: '{money} went back to the account on {date}',
  },
  feeUntil: {
    id: 'mf-campaigns.campaign-detail.card.fee-until',
    description: 'Until when a fee is held once the campaign is finished',
    defaultMessage: '{money} är reserverade till och med {date}',
    en: '{money} is on hold until the end of {date}',
  },
  rate: {
    id: 'mf-campaigns.campaign-detail.card.rate',
    description: 'Button',
    defaultMessage: 'Betygsätt',
    en: 'Rate',
  },
  reviewPost: {
    id: 'mf-campaigns.campaign-detail.card.review-post',
    description: 'Button: to the post that waits',
    defaultMessage: 'Granska inlägget',
    en: 'Review the post',
  },
  askForPost: {
    id: 'mf-campaigns.campaign-detail.card.ask-for-post',
    description: 'Button: writes to a creator whose post is late',
    defaultMessage: 'Fråga efter inlägget',
    en: 'Ask for the post',
  },
  answerProblem: {
    id: 'mf-campaigns.campaign-detail.card.answer-problem',
    description: 'Button',
    defaultMessage: 'Svara om leveransen',
    en: 'Answer about the delivery',
  },
  position: {
    id: 'mf-campaigns.campaign-detail.position-on-board',
    description: 'In the bar of keys',
    defaultMessage: '{at, number} av {total, number} i {column}',
    en: '{at, number} of {total, number} in {column}',
  },
})

/** How a participation was decided: `decisionKind`. */
export const kindNames = defineMessages<ParticipationDecisionKind>({
  approved: {
    id: 'mf-campaigns.campaign-detail.kind.approved',
    description: 'Chip',
    defaultMessage: 'Godkänd',
    en: 'Approved',
  },
  rejected: {
    id: 'mf-campaigns.campaign-detail.kind.rejected',
    description: 'Chip',
    defaultMessage: 'Nekad',
    en: 'Rejected',
  },
  ended: {
    id: 'mf-campaigns.campaign-detail.kind.ended',
    description: 'Chip: the campaign ended before anybody answered',
    defaultMessage: 'Kampanjen tog slut',
    en: 'The campaign ended',
  },
  expired: {
    id: 'mf-campaigns.campaign-detail.kind.expired',
    description: 'Chip: nobody answered in time',
    defaultMessage: 'Förfallen',
    en: 'Expired',
  },
  removed: {
    id: 'mf-campaigns.campaign-detail.kind.removed',
    description: 'Chip: taken out after approval',
    defaultMessage: 'Borttagen',
    en: 'Removed',
  },
  released: {
    id: 'mf-campaigns.campaign-detail.kind.released',
    description: 'Chip: let go after a problem with the parcel',
    defaultMessage: 'Slipper åtagandet',
    en: 'Released',
  },
  left: {
    id: 'mf-campaigns.campaign-detail.kind.left',
    description: 'Chip: the creator left, because the parcel or the answer was late',
    defaultMessage: 'Hoppade av',
    en: 'Left',
  },
  cancelled: {
    id: 'mf-campaigns.campaign-detail.kind.cancelled',
    description: 'Chip: the campaign was cancelled',
    defaultMessage: 'Inställd',
    en: 'Cancelled',
  },
})

export const demandNames = defineMessages<(typeof demands)[number]>({
  followers: {
    id: 'mf-campaigns.campaign-detail.demand.followers',
    description: 'A demand of the campaign',
    defaultMessage: 'antal följare',
    en: 'number of followers',
  },
  country: {
    id: 'mf-campaigns.campaign-detail.demand.country',
    description: 'A demand of the campaign',
    defaultMessage: 'land',
    en: 'country',
  },
})

/** What an approved collaboration is waiting for. */
export const needNames = defineMessages<ParticipationNeed>({
  changes: {
    id: 'mf-campaigns.campaign-detail.need.changes',
    description: 'Chip',
    defaultMessage: 'Väntar på ändringar',
    en: 'Waiting for changes',
  },
  draft: {
    id: 'mf-campaigns.campaign-detail.need.draft',
    description: 'Chip',
    defaultMessage: 'Väntar på utkast',
    en: 'Waiting for a draft',
  },
  post: {
    id: 'mf-campaigns.campaign-detail.need.post',
    description: 'Chip',
    defaultMessage: 'Väntar på inlägg',
    en: 'Waiting for a post',
  },
  delivery: {
    id: 'mf-campaigns.campaign-detail.need.delivery',
    description: 'Chip',
    defaultMessage: 'Leveransproblem',
    en: 'Delivery problem',
  },
  answer: {
    id: 'mf-campaigns.campaign-detail.need.answer',
    description: 'Chip',
    defaultMessage: 'Väntar på svar',
    en: 'Waiting for an answer',
  },
  review: {
    id: 'mf-campaigns.campaign-detail.need.review',
    description: 'Chip',
    defaultMessage: 'Inlägg att granska',
    en: 'Post to review',
  },
  done: { id: 'mf-campaigns.campaign-detail.need.done', description: 'Chip', defaultMessage: 'Klar', en: 'Done' },
})
