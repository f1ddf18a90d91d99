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
  applicationsText: { id: id('applications-text'), description: 'Beside the heading', sv: '{pending, plural, =0 {Ingen väntar på svar} one {En väntar på svar} other {# väntar på svar}}, {left}.', en: '{pending, plural, =0 {Nobody waits} one {One waits} other {# wait}} for an answer, {left}.' },
  placesLeft: { id: id('places-left'), description: 'Places that nobody has got', sv: '{left, plural, =0 {inga platser är kvar} one {en plats är kvar} other {# platser är kvar}}', en: '{left, plural, =0 {no places are left} one {one place is left} other {# places are left}}' },
  placesAny: { id: id('places-any'), description: 'Places without a limit', sv: 'det finns plats för alla', en: 'there is room for everyone' },
  toBoard: { id: id('to-board'), description: 'Link to the board of all applications', sv: 'Öppna tavlan', en: 'Open the board' },
  full: { id: id('full'), description: 'Why nobody can be approved', sv: 'Alla platser är tagna.', en: 'Every place is taken.' },
  beaten: { id: id('beaten'), description: 'Somebody else decided first', sv: '{by} hann före: {name} är {state, select, approved {godkänd} rejected {nekad} other {åter väntande}}.', en: '{by} was faster: {name} is {state, select, approved {approved} rejected {rejected} other {waiting again}}.' },
  somebody: { id: id('somebody'), description: 'Who decided is not known', sv: 'Någon annan', en: 'Somebody else' },
  removed: { id: id('removed'), description: 'Toast', sv: '{name} är borttagen från kampanjen', en: '{name} is taken out of the campaign' },
  remove: { id: id('remove'), description: 'Button', sv: 'Ta bort', en: 'Take out' },
  answerByShort: { id: id('answer-by-short'), description: 'The answer clock in a row', sv: 'Svara senast {date}', en: 'Answer by {date}' },
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
