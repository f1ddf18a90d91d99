import type { DecisionState } from '@samspel/api'
import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  loading: {
    id: 'mf-campaigns.campaign-detail.loading-participations',
    description: 'For screen readers',
    defaultMessage: 'Hämtar ansökningar',
    en: 'Loading applications',
  },
  byDecision: {
    id: 'mf-campaigns.campaign-detail.by-decision',
    description: 'Name of the switch',
    defaultMessage: 'Efter beslut',
    en: 'By decision',
  },
  noneWaiting: {
    id: 'mf-campaigns.campaign-detail.none-waiting',
    description: 'No application waits',
    defaultMessage: 'Ingen ansökan väntar',
    en: 'No applications waiting',
  },
  none: {
    id: 'mf-campaigns.campaign-detail.none',
    description: 'No application in this state',
    defaultMessage: 'Inga ansökningar här',
    en: 'No applications here',
  },
  noneText: {
    id: 'mf-campaigns.campaign-detail.none-text',
    description: 'When that changes',
    defaultMessage: 'Kreatörer ansöker från marknadsplatsen.',
    en: 'Creators apply from the marketplace.',
  },
  followers: {
    id: 'mf-campaigns.campaign-detail.followers',
    description: 'Under a number',
    defaultMessage: 'följare',
    en: 'followers',
  },
  engagement: {
    id: 'mf-campaigns.campaign-detail.engagement',
    description: 'Under a number',
    defaultMessage: 'engagemang',
    en: 'engagement',
  },
  demands: {
    id: 'mf-campaigns.campaign-detail.demands',
    description: 'Chip',
    defaultMessage: '{met} av {of} krav',
    en: '{met} of {of} requirements',
  },
  demandsShort: {
    id: 'mf-campaigns.campaign-detail.demands-short',
    description: 'Chip where there is no room for the word: how many of the requirements are met',
    defaultMessage: '{met} av {of}',
    en: '{met} of {of}',
  },
  approved: {
    id: 'mf-campaigns.campaign-detail.approved',
    description: 'Toast',
    defaultMessage: '{name} är med',
    en: '{name} takes part',
  },
  rejected: {
    id: 'mf-campaigns.campaign-detail.rejected',
    description: 'Toast',
    defaultMessage: 'Ansökan är nekad',
    en: 'The application is rejected',
  },
  applicationsText: {
    id: 'mf-campaigns.campaign-detail.applications-text',
    description: 'Beside the heading',
    defaultMessage:
      '{pending, plural, =0 {Ingen väntar på svar} one {En väntar på svar} other {# väntar på svar}}, {left}.',
    en: '{pending, plural, =0 {No one is waiting} one {One is waiting} other {# are waiting}} for an answer, {left}.',
  },
  placesLeft: {
    id: 'mf-campaigns.campaign-detail.places-left',
    description: 'Places that nobody has got',
    defaultMessage: '{left, plural, =0 {inga platser är kvar} one {en plats är kvar} other {# platser är kvar}}',
    en: '{left, plural, =0 {no places are left} one {one place is left} other {# places are left}}',
  },
  placesAny: {
    id: 'mf-campaigns.campaign-detail.places-any',
    description: 'Places without a limit',
    defaultMessage: 'det finns plats för alla',
    en: 'there is room for everyone',
  },
  toBoard: {
    id: 'mf-campaigns.campaign-detail.to-board',
    description: 'Link to the board of all applications',
    defaultMessage: 'Öppna tavlan',
    en: 'Open the board',
  },
  showAll: {
    id: 'mf-campaigns.campaign-detail.show-all-participations',
    description: 'Button under the first rows on a phone',
    defaultMessage: 'Visa alla {n, number}',
    en: 'Show all {n, number}',
  },
  full: {
    id: 'mf-campaigns.campaign-detail.full',
    description: 'Why nobody can be approved',
    defaultMessage: 'Alla platser är tagna.',
    en: 'All places are taken.',
  },
  conflict: {
    id: 'mf-campaigns.campaign-detail.beaten',
    description: 'Somebody else decided first',
    defaultMessage:
      '{by} hann före: {name} är {state, select, approved {godkänd} rejected {nekad} other {åter väntande}}.',
    en: '{by} got there first: {name} is {state, select, approved {approved} rejected {rejected} other {waiting again}}.',
  },
  somebody: {
    id: 'mf-campaigns.campaign-detail.somebody',
    description: 'Who decided is not known',
    defaultMessage: 'Någon annan',
    en: 'Someone else',
  },
  removed: {
    id: 'mf-campaigns.campaign-detail.removed',
    description: 'Toast',
    defaultMessage: '{name} är borttagen från kampanjen',
    en: '{name} has been removed from the campaign',
  },
  removeWaits: {
    id: 'mf-campaigns.campaign-detail.remove-waits',
    description: 'Why a creator cannot be removed now',
    defaultMessage:
      '{n, plural, one {Ett inlägg väntar på svar. Granska det först} other {# inlägg väntar på svar. Granska dem först}}.',
    en: '{n, plural, one {One post is waiting for an answer. Review it first} other {# posts are waiting for an answer. Review them first}}.',
  },
  answerByShort: {
    id: 'mf-campaigns.campaign-detail.answer-by-short',
    description: 'The answer clock in a row',
    defaultMessage: 'Svara senast {date}',
    en: 'Answer by {date}',
  },
  loadFailed: {
    id: 'mf-campaigns.campaign-detail.load-failed',
    description: 'Above the reason why a list is not there',
    defaultMessage: 'Deltagarna kunde inte hämtas.',
    en: 'The participants could not be loaded.',
  },
})

export const decisionNames = defineMessages<'all' | DecisionState>({
  pending: {
    id: 'mf-campaigns.campaign-detail.decision.pending',
    description: 'Switch',
    defaultMessage: 'Väntar',
    en: 'Waiting',
  },
  approved: {
    id: 'mf-campaigns.campaign-detail.decision.approved',
    description: 'Switch',
    defaultMessage: 'Godkända',
    en: 'Approved',
  },
  rejected: {
    id: 'mf-campaigns.campaign-detail.decision.rejected',
    description: 'Switch',
    defaultMessage: 'Nekade',
    en: 'Rejected',
  },
  all: { id: 'mf-campaigns.campaign-detail.decision.all', description: 'Switch', defaultMessage: 'Alla', en: 'All' },
})

export const decidedNames = defineMessages<DecisionState>({
  pending: {
    id: 'mf-campaigns.campaign-detail.decided.pending',
    description: 'Chip',
    defaultMessage: 'Väntar',
    en: 'Waiting',
  },
  approved: {
    id: 'mf-campaigns.campaign-detail.decided.approved',
    description: 'Chip',
    defaultMessage: 'Godkänd',
    en: 'Approved',
  },
  rejected: {
    id: 'mf-campaigns.campaign-detail.decided.rejected',
    description: 'Chip',
    defaultMessage: 'Nekad',
    en: 'Rejected',
  },
})
