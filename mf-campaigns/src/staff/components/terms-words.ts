import type { Terms } from '@samspel/api'
import { defineMessages } from '@samspel/i18n'

/** Names of the parts of a campaign's terms, and of what is chosen in them. */
export const termsWords = defineMessages({
  pieces: {
    id: 'mf-campaigns.terms.pieces',
    description: 'Group of fields',
    defaultMessage: 'Att publicera',
    en: 'To publish',
  },
  feeSpan: {
    id: 'mf-campaigns.terms.fee-span',
    description: 'Between which sums creators propose the fee',
    defaultMessage: 'Kreatören föreslår arvodet',
    en: 'The creator proposes the fee',
  },
  rounds: {
    id: 'mf-campaigns.terms.rounds',
    description: 'Group of fields: how often changes to a post can be asked for',
    defaultMessage: 'Ändringar',
    en: 'Changes',
  },
  freely: {
    id: 'mf-campaigns.terms.freely',
    description: 'Choice: changes can be asked for as often as wanted',
    defaultMessage: 'Fritt',
    en: 'Any number',
  },
  rights: {
    id: 'mf-campaigns.terms.rights',
    description: 'Group of fields',
    defaultMessage: 'Användning av bilderna',
    en: 'Use of the pictures',
  },
  months: {
    id: 'mf-campaigns.terms.months',
    description: 'Choice',
    defaultMessage: '{n, plural, one {# månad} other {# månader}}',
    en: '{n, plural, one {# month} other {# months}}',
  },
  exclusivity: {
    id: 'mf-campaigns.terms.exclusivity',
    description: 'Group of fields: no collaborations with others about the same kind of product',
    defaultMessage: 'Ensamrätt',
    en: 'Exclusivity',
  },
  answer: {
    id: 'mf-campaigns.terms.answer',
    description: 'Group of fields',
    defaultMessage: 'Om ingen svarar',
    en: 'If nobody answers',
  },
  days: {
    id: 'mf-campaigns.terms.days',
    description: 'Choice',
    defaultMessage: '{n, plural, one {# dag} other {# dagar}}',
    en: '{n, plural, one {# day} other {# days}}',
  },
  afterEnd: {
    id: 'mf-campaigns.terms.after-end',
    description: 'Choice in place of a number of days',
    defaultMessage: 'kampanjens slut',
    en: 'the campaign’s end',
  },
  cancel: {
    id: 'mf-campaigns.terms.cancel',
    description: 'Group of fields: what is paid when the brand ends a collaboration',
    defaultMessage: 'Avbokning',
    en: 'Cancellation',
  },
  exclusiveDays: {
    id: 'mf-campaigns.terms.exclusive-days',
    description: 'How long nothing may be published about others',
    defaultMessage: '{category}, {before} dagar före och {after} dagar efter',
    en: '{category}, {before} days before and {after} days after',
  },
  oneOfThem: {
    id: 'mf-campaigns.terms.one-of-them',
    description: 'After what is to be published: any one of them will do',
    defaultMessage: 'en av dem räcker',
    en: 'one of them is enough',
  },
})

export const shareNames = defineMessages<Terms['cancelShare']>({
  none: {
    id: 'mf-campaigns.terms.share.none',
    description: 'How much of the fee is paid',
    defaultMessage: 'inget',
    en: 'nothing',
  },
  half: {
    id: 'mf-campaigns.terms.share.half',
    description: 'How much of the fee is paid',
    defaultMessage: 'halva arvodet',
    en: 'half the fee',
  },
  whole: {
    id: 'mf-campaigns.terms.share.whole',
    description: 'How much of the fee is paid',
    defaultMessage: 'hela arvodet',
    en: 'the whole fee',
  },
})
