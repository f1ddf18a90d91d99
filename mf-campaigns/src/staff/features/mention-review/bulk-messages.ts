import { defineMessages } from '@samspel/i18n'

export const bulkMessages = defineMessages({
  bar: {
    id: 'mf-campaigns.mention-review.bulk.bar',
    description: 'Name of the bar',
    defaultMessage: 'Markerade inlägg',
    en: 'Selected posts',
  },
  selected: {
    id: 'mf-campaigns.mention-review.bulk.selected',
    description: 'In the bar',
    defaultMessage: '{n, plural, one {# markerat} other {# markerade}}',
    en: '{n, plural, one {# selected} other {# selected}}',
  },
  selectAll: {
    id: 'mf-campaigns.mention-review.bulk.select-all',
    description: 'Button',
    defaultMessage: 'Markera alla {n, number}',
    en: 'Select all {n, number}',
  },
  clear: {
    id: 'mf-campaigns.mention-review.bulk.clear',
    description: 'Button',
    defaultMessage: 'Avmarkera',
    en: 'Clear',
  },
  rejectTitle: {
    id: 'mf-campaigns.mention-review.bulk.reject-title',
    description: 'Heading of the dialog',
    defaultMessage: '{n, plural, one {Neka ett inlägg} other {Neka # inlägg}}',
    en: '{n, plural, one {Reject one post} other {Reject # posts}}',
  },
  changesTitle: {
    id: 'mf-campaigns.mention-review.bulk.changes-title',
    description: 'Heading of the dialog',
    defaultMessage: '{n, plural, one {Begär ändring av ett inlägg} other {Begär ändring av # inlägg}}',
    en: '{n, plural, one {Request changes to one post} other {Request changes to # posts}}',
  },
  sameReason: {
    id: 'mf-campaigns.mention-review.bulk.same-reason',
    description: 'Help under the field',
    defaultMessage: 'Alla kreatörerna läser det här.',
    en: 'All of these creators read this.',
  },
  leftOut: {
    id: 'mf-campaigns.mention-review.bulk.left-out',
    description: 'In the dialog that asks for changes: selected posts that it does not reach',
    defaultMessage: '{n, plural, one {# inlägg} other {# inlägg}} är inte med: de avtalade ändringarna är använda.',
    en: '{n, plural, one {# post is} other {# posts are}} left out: the agreed changes are used up.',
  },
  missingTitle: {
    id: 'mf-campaigns.mention-review.bulk.missing-title',
    description: 'Question before unlabelled posts are approved',
    defaultMessage: '{n, plural, one {Märkningen saknas i ett inlägg} other {Märkningen saknas i # inlägg}}',
    en: '{n, plural, one {The label is missing in one post} other {The label is missing in # posts}}',
  },
  missingText: {
    id: 'mf-campaigns.mention-review.bulk.missing-text',
    description: 'Question before unlabelled posts are approved',
    defaultMessage: 'Varumärket svarar för att reklam märks. Begär en ändring av de omärkta, så godkänns resten.',
    en: 'The brand is responsible for labels. Request changes to the unlabelled ones, and the rest are approved.',
  },
  approveAll: {
    id: 'mf-campaigns.mention-review.bulk.approve-all',
    description: 'Button',
    defaultMessage: 'Godkänn alla ändå',
    en: 'Approve all anyway',
  },
  askRest: {
    id: 'mf-campaigns.mention-review.bulk.ask-rest',
    description: 'Button',
    defaultMessage: 'Begär ändring av omärkta',
    en: 'Request changes to unlabelled',
  },
  approving: {
    id: 'mf-campaigns.mention-review.bulk.approving',
    description: 'Heading while it runs',
    defaultMessage: 'Godkänner inlägg',
    en: 'Approving posts',
  },
  rejecting: {
    id: 'mf-campaigns.mention-review.bulk.rejecting',
    description: 'Heading while it runs',
    defaultMessage: 'Nekar inlägg',
    en: 'Rejecting posts',
  },
  asking: {
    id: 'mf-campaigns.mention-review.bulk.asking',
    description: 'Heading while it runs',
    defaultMessage: 'Begär ändringar',
    en: 'Requesting changes',
  },
  undoing: {
    id: 'mf-campaigns.mention-review.bulk.undoing',
    description: 'Heading while it runs',
    defaultMessage: 'Ångrar beslut',
    en: 'Undoing decisions',
  },
  approved: {
    id: 'mf-campaigns.mention-review.bulk.approved',
    description: 'Toast',
    defaultMessage: '{n, plural, one {Ett inlägg är godkänt} other {# inlägg är godkända}}',
    en: '{n, plural, one {One post is approved} other {# posts are approved}}',
  },
  rejected: {
    id: 'mf-campaigns.mention-review.bulk.rejected',
    description: 'Toast',
    defaultMessage: '{n, plural, one {Ett inlägg är nekat} other {# inlägg är nekade}}',
    en: '{n, plural, one {One post is rejected} other {# posts are rejected}}',
  },
  asked: {
    id: 'mf-campaigns.mention-review.bulk.asked',
    description: 'Toast',
    defaultMessage:
      '{n, plural, one {En kreatör har fått veta vad som ska ändras} other {# kreatörer har fått veta vad som ska ändras}}',
    en: '{n, plural, one {One creator has been told what to change} other {# creators have been told what to change}}',
  },
  undone: {
    id: 'mf-campaigns.mention-review.bulk.undone',
    description: 'Toast',
    defaultMessage: '{n, plural, one {Ett beslut är ångrat} other {# beslut är ångrade}}',
    en: '{n, plural, one {One decision is undone} other {# decisions are undone}}',
  },
})
