import type { FeeReturnReason } from '@samspel/api'
import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  write: {
    id: 'mf-campaigns.creator-profile.write',
    description: 'Opens the conversation',
    defaultMessage: 'Skriv',
    en: 'Write',
  },
  similar: {
    id: 'mf-campaigns.creator-profile.similar',
    description: 'Leads to the list of creators, the most similar first',
    defaultMessage: 'Fler som den här kreatören',
    en: 'More like this creator',
  },
  instagram: {
    id: 'mf-campaigns.creator-profile.instagram',
    description: 'Opens the account',
    defaultMessage: 'Öppna Instagram',
    en: 'Open Instagram',
  },
  page: {
    id: 'mf-campaigns.creator-profile.page',
    description: 'Opens the page for requests',
    defaultMessage: 'Samarbetssida',
    en: 'Collaboration page',
  },
  blocked: {
    id: 'mf-campaigns.creator-profile.blocked',
    description: 'State',
    defaultMessage: 'Spärrad',
    en: 'Blocked',
  },
  blockedText: {
    id: 'mf-campaigns.creator-profile.blocked-text',
    description: 'Notice for administrators',
    defaultMessage: 'Kontot är spärrat. Varumärken ser det inte.',
    en: 'The account is blocked. Brands do not see it.',
  },
  pending: {
    id: 'mf-campaigns.creator-profile.pending',
    description: 'State',
    defaultMessage: 'Väntar på godkännande',
    en: 'Waiting for approval',
  },
  engagementHelp: {
    id: 'mf-campaigns.creator-profile.engagement-help',
    description: 'What the figure means',
    defaultMessage: 'av följarna reagerar',
    en: 'of the followers engage',
  },
  categories: {
    id: 'mf-campaigns.creator-profile.categories',
    description: 'Fact',
    defaultMessage: 'Kategorier',
    en: 'Categories',
  },
  loading: {
    id: 'mf-campaigns.creator-profile.loading',
    description: 'Read out while loading',
    defaultMessage: 'Laddar kreatören',
    en: 'Loading the creator',
  },
  gone: {
    id: 'mf-campaigns.creator-profile.gone',
    description: 'Nobody has this id',
    defaultMessage: 'Kreatören finns inte, eller så har kontot tagits bort.',
    en: 'The creator does not exist, or the account has been removed.',
  },
  toList: {
    id: 'mf-campaigns.creator-profile.to-list',
    description: 'Next step when nobody has this id',
    defaultMessage: 'Till kreatörerna',
    en: 'To the creators',
  },
  reach: {
    id: 'mf-campaigns.creator-profile.reach',
    description: 'Figure',
    defaultMessage: 'Ett inlägg når',
    en: 'A post reaches',
  },
  reachHelp: {
    id: 'mf-campaigns.creator-profile.reach-help',
    description: 'What the figure means',
    defaultMessage: 'snitt av de 12 senaste',
    en: 'average of the last 12',
  },
  ratingHelp: {
    id: 'mf-campaigns.creator-profile.rating-help',
    description: 'What the figure means',
    defaultMessage: '{n, plural, =0 {inga omdömen än} one {# omdöme} other {# omdömen}}',
    en: '{n, plural, =0 {no ratings yet} one {# rating} other {# ratings}}',
  },
  hours: { id: 'mf-campaigns.creator-profile.hours', description: 'Answer time', defaultMessage: '{n} h', en: '{n} h' },
  days: {
    id: 'mf-campaigns.creator-profile.days',
    description: 'Answer time',
    defaultMessage: '{n, plural, one {# dag} other {# dagar}}',
    en: '{n, plural, one {# day} other {# days}}',
  },
  none: { id: 'mf-campaigns.creator-profile.none', description: 'No figure yet', defaultMessage: '–', en: '–' },
  invite: { id: 'mf-campaigns.creator-profile.invite', description: 'Button', defaultMessage: 'Bjud in', en: 'Invite' },
  account: { id: 'mf-campaigns.creator-profile.account', description: 'Field', defaultMessage: 'Konto', en: 'Account' },
  accountHelp: {
    id: 'mf-campaigns.creator-profile.account-help',
    description: 'Help under the field',
    defaultMessage: 'En spärrad kreatör loggas ut och syns inte för varumärken.',
    en: 'A blocked creator is logged out and not seen by brands.',
  },
  plan: { id: 'mf-campaigns.creator-profile.plan', description: 'Field', defaultMessage: 'Abonnemang', en: 'Plan' },
  city: { id: 'mf-campaigns.creator-profile.city', description: 'Field', defaultMessage: 'Ort', en: 'City' },
  bio: {
    id: 'mf-campaigns.creator-profile.bio',
    description: 'Field',
    defaultMessage: 'Om kreatören',
    en: 'About the creator',
  },
  saved: {
    id: 'mf-campaigns.creator-profile.saved',
    description: 'Toast',
    defaultMessage: 'Ändringarna är sparade',
    en: 'The changes are saved',
  },
  hasApplied: {
    id: 'mf-campaigns.creator-profile.has-applied',
    description: 'What waits: an application; the creator’s first name',
    defaultMessage: '{name} har sökt {campaign}.',
    en: '{name} has applied for {campaign}.',
  },
  answerBy: {
    id: 'mf-campaigns.creator-profile.answer-by',
    description: 'After it: when the application expires, as “i dag” or “om 3 dagar”',
    defaultMessage: 'Ska ha svar {when}.',
    en: 'Answer due {when}.',
  },
  answerApplication: {
    id: 'mf-campaigns.creator-profile.answer-application',
    description: 'Link to the application',
    defaultMessage: 'Svara på ansökan',
    en: 'Answer the application',
  },
  hasPosted: {
    id: 'mf-campaigns.creator-profile.has-posted',
    description: 'What waits: posts to review; the creator’s first name',
    defaultMessage:
      '{n, plural, one {{name} har lämnat in ett inlägg i {campaign}.} other {{name} har lämnat in # inlägg i {campaign}.}}',
    en: '{n, plural, one {{name} has submitted a post for {campaign}.} other {{name} has submitted # posts for {campaign}.}}',
  },
  review: {
    id: 'mf-campaigns.creator-profile.review',
    description: 'Link to the posts',
    defaultMessage: 'Granska',
    en: 'Review',
  },
  followersHelp: {
    id: 'mf-campaigns.creator-profile.followers-help',
    description: 'Under the number of followers',
    defaultMessage: 'på Instagram',
    en: 'on Instagram',
  },
  reachNone: {
    id: 'mf-campaigns.creator-profile.reach-none',
    description: 'Why there is no figure',
    defaultMessage: 'inga inlägg hämtade än',
    en: 'no posts read yet',
  },
  handsIn: {
    id: 'mf-campaigns.creator-profile.hands-in',
    description: 'Figure: time from approval to the first post',
    defaultMessage: 'Lämnar in efter',
    en: 'Submits within',
  },
  handsInHelp: {
    id: 'mf-campaigns.creator-profile.hands-in-help',
    description: 'What the time counts from',
    defaultMessage: 'från ja till första inlägget',
    en: 'from the yes to the first post',
  },
  onTimeNone: {
    id: 'mf-campaigns.creator-profile.on-time-none',
    description: 'Why there is no figure',
    defaultMessage: 'inget inlämnat än',
    en: 'nothing submitted yet',
  },
  fee: {
    id: 'mf-campaigns.creator-profile.fee',
    description: 'Figure: the median of earlier fees',
    defaultMessage: 'Vanligt arvode',
    en: 'Usual fee',
  },
  feeRange: {
    id: 'mf-campaigns.creator-profile.fee-range',
    description: 'From the lowest to the highest fee',
    defaultMessage: '{low}–{high} kr hittills',
    en: 'SEK {low}–{high} so far',
  },
  feeSame: {
    id: 'mf-campaigns.creator-profile.fee-same',
    description: 'All fees were the same',
    defaultMessage: 'samma varje gång',
    en: 'the same every time',
  },
  feeNone: {
    id: 'mf-campaigns.creator-profile.fee-none',
    description: 'Why there is no figure',
    defaultMessage: 'från färre än tre varumärken',
    en: 'from fewer than three brands',
  },
})

/** Why a fee on hold was returned. Removed creators are missing, because they are not in the list of collaborations. */
export const returnReasons = defineMessages<FeeReturnReason>({
  archived: {
    id: 'mf-campaigns.creator-profile.return-reason.archived',
    description: 'Why a fee went back',
    defaultMessage: 'Kampanjen arkiverades.',
    en: 'The campaign was archived.',
  },
  cancelled: {
    id: 'mf-campaigns.creator-profile.return-reason.cancelled',
    description: 'Why a fee went back',
    defaultMessage: 'Kampanjen ställdes in.',
    en: 'The campaign was cancelled.',
  },
  not_delivered: {
    id: 'mf-campaigns.creator-profile.return-reason.not-delivered',
    description: 'Why a fee went back',
    defaultMessage: 'Inget innehåll var godkänt när tiden gick ut.',
    en: 'No content was approved when the time ran out.',
  },
  removed: {
    id: 'mf-campaigns.creator-profile.return-reason.removed',
    description: 'Why a fee went back',
    defaultMessage: 'Kreatören togs bort från kampanjen.',
    en: 'The creator was removed from the campaign.',
  },
})
