import type { FitReason, LikeReason, PriceSource, SignalId } from '@samspel/api/finding'
import { defineMessages } from '@samspel/i18n'

export const reasonNames = defineMessages<FitReason | LikeReason>({
  audience_in_country: {
    id: 'mf-campaigns.creator-list.reason.audience-in-country',
    description: 'Why a creator fits; one of a row with commas between',
    defaultMessage: 'publiken finns i landet',
    en: 'audience in the country',
  },
  lives_in_country: {
    id: 'mf-campaigns.creator-list.reason.lives-in-country',
    description: 'Why a creator fits',
    defaultMessage: 'bor i landet',
    en: 'lives in the country',
  },
  category: {
    id: 'mf-campaigns.creator-list.reason.category',
    description: 'Why a creator fits',
    defaultMessage: 'rätt kategori',
    en: 'right category',
  },
  engagement: {
    id: 'mf-campaigns.creator-list.reason.engagement',
    description: 'Why a creator fits: compared with accounts of the same size',
    defaultMessage: 'bra engagemang för storleken',
    en: 'good engagement for the size',
  },
  in_time: {
    id: 'mf-campaigns.creator-list.reason.in-time',
    description: 'Why a creator fits',
    defaultMessage: 'brukar lämna i tid',
    en: 'usually on time',
  },
  worked_well: {
    id: 'mf-campaigns.creator-list.reason.worked-well',
    description: 'Why a creator fits: the own brand has given four stars or more',
    defaultMessage: 'fick bra betyg av er förut',
    en: 'rated well by you before',
  },
  same_categories: {
    id: 'mf-campaigns.creator-list.reason.same-categories',
    description: 'In what two creators are alike',
    defaultMessage: 'samma kategorier',
    en: 'same categories',
  },
  same_size: {
    id: 'mf-campaigns.creator-list.reason.same-size',
    description: 'In what two creators are alike',
    defaultMessage: 'ungefär lika många följare',
    en: 'about as many followers',
  },
  same_audience: {
    id: 'mf-campaigns.creator-list.reason.same-audience',
    description: 'In what two creators are alike',
    defaultMessage: 'publik i samma land',
    en: 'audience in the same country',
  },
  same_engagement: {
    id: 'mf-campaigns.creator-list.reason.same-engagement',
    description: 'In what two creators are alike',
    defaultMessage: 'liknande engagemang',
    en: 'similar engagement',
  },
  same_country: {
    id: 'mf-campaigns.creator-list.reason.same-country',
    description: 'In what two creators are alike',
    defaultMessage: 'bor i samma land',
    en: 'lives in the same country',
  },
})

export const signalNames = defineMessages<SignalId>({
  engagement_low: {
    id: 'mf-campaigns.creator-list.signal.engagement-low',
    description: 'What stands out about an account, with its figures',
    defaultMessage: 'Engagemanget är {share}. Konton av den storleken har oftast {low} till {high}.',
    en: 'Engagement is {share}. Accounts of this size mostly have {low} to {high}.',
  },
  engagement_high: {
    id: 'mf-campaigns.creator-list.signal.engagement-high',
    description: 'What stands out about an account, with its figures',
    defaultMessage: 'Engagemanget är {share}. Konton av den storleken har oftast {low} till {high}.',
    en: 'Engagement is {share}. Accounts of this size mostly have {low} to {high}.',
  },
  followers_jump: {
    id: 'mf-campaigns.creator-list.signal.followers-jump',
    description: 'What stands out about an account, with its figures',
    defaultMessage: 'Följarna gick från {from} den {fromOn} till {to} den {toOn}.',
    en: 'Followers went from {from} on {fromOn} to {to} on {toOn}.',
  },
  audience_abroad: {
    id: 'mf-campaigns.creator-list.signal.audience-abroad',
    description: 'What stands out about an account, with its figures',
    defaultMessage: '{share} av publiken finns i {country}, där kreatören inte bor.',
    en: '{share} of the audience is in {country}, where the creator does not live.',
  },
})

export const priceNames = defineMessages<PriceSource>({
  paid: {
    id: 'mf-campaigns.creator-list.price.paid',
    description: 'Under a price: from where it is known',
    defaultMessage: 'brukar få betalt',
    en: 'usually paid',
  },
  paid_by_you: {
    id: 'mf-campaigns.creator-list.price.paid-by-you',
    description: 'Under a price: from where it is known',
    defaultMessage: 'betalt av er',
    en: 'paid by you',
  },
  asked: {
    id: 'mf-campaigns.creator-list.price.asked',
    description: 'Under a price: from where it is known',
    defaultMessage: 'har begärt av er',
    en: 'asked of you',
  },
})

export const findingMessages = defineMessages({
  well: {
    id: 'mf-campaigns.creator-list.fit.well',
    description: 'How well a creator fits',
    defaultMessage: 'Passar bra',
    en: 'Fits well',
  },
  partly: {
    id: 'mf-campaigns.creator-list.fit.partly',
    description: 'How well a creator fits',
    defaultMessage: 'Passar delvis',
    en: 'Fits partly',
  },
  little: {
    id: 'mf-campaigns.creator-list.fit.little',
    description: 'How well a creator fits',
    defaultMessage: 'Passar mindre bra',
    en: 'Fits less well',
  },
  alike: {
    id: 'mf-campaigns.creator-list.like.well',
    description: 'How much a creator is like another',
    defaultMessage: 'Mycket lik',
    en: 'Very similar',
  },
  ratherAlike: {
    id: 'mf-campaigns.creator-list.like.partly',
    description: 'How much a creator is like another',
    defaultMessage: 'Ganska lik',
    en: 'Rather similar',
  },
  littleAlike: {
    id: 'mf-campaigns.creator-list.like.little',
    description: 'How much a creator is like another',
    defaultMessage: 'Lite lik',
    en: 'A little similar',
  },
  moreReasons: {
    id: 'mf-campaigns.creator-list.more-reasons',
    description: 'Button after the first reasons: so many more',
    defaultMessage: '+{n} till',
    en: '+{n} more',
  },
  signals: {
    id: 'mf-campaigns.creator-list.signals',
    description: 'Beside a name: so many things stand out about the account',
    defaultMessage: '{n, plural, one {# signal} other {# signaler}}',
    en: '{n, plural, one {# signal} other {# signals}}',
  },
  hours: {
    id: 'mf-campaigns.creator-list.hours',
    description: 'How long it takes until something is handed in',
    defaultMessage: '{n} h',
    en: '{n} h',
  },
  days: {
    id: 'mf-campaigns.creator-list.days',
    description: 'How long it takes until something is handed in',
    defaultMessage: '{n, plural, one {# dygn} other {# dygn}}',
    en: '{n, plural, one {# day} other {# days}}',
  },
})
