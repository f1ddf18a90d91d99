import { defineMessages } from '@samspel/i18n'

const id = (name: string) => `mf-campaigns.mention-review.bulk.${name}` as const

export const bulkMessages = defineMessages({
  bar: { id: id('bar'), description: 'Name of the bar', sv: 'Markerade inlägg', en: 'Selected posts' },
  selected: { id: id('selected'), description: 'In the bar', sv: '{n, plural, one {# markerat} other {# markerade}}', en: '{n, plural, one {# selected} other {# selected}}' },
  selectAll: { id: id('select-all'), description: 'Button', sv: 'Markera alla {n, number}', en: 'Select all {n, number}' },
  clear: { id: id('clear'), description: 'Button', sv: 'Avmarkera', en: 'Clear' },
  rejectTitle: { id: id('reject-title'), description: 'Heading of the dialog', sv: '{n, plural, one {Neka ett inlägg} other {Neka # inlägg}}', en: '{n, plural, one {Reject one post} other {Reject # posts}}' },
  changesTitle: { id: id('changes-title'), description: 'Heading of the dialog', sv: '{n, plural, one {Begär ändring av ett inlägg} other {Begär ändring av # inlägg}}', en: '{n, plural, one {Request changes to one post} other {Request changes to # posts}}' },
  sameReason: { id: id('same-reason'), description: 'Help under the field', sv: 'Alla kreatörerna läser det här.', en: 'All of these creators read this.' },
  missingTitle: { id: id('missing-title'), description: 'Question before unlabelled posts are approved', sv: '{n, plural, one {Märkningen saknas i ett inlägg} other {Märkningen saknas i # inlägg}}', en: '{n, plural, one {The label is missing in one post} other {The label is missing in # posts}}' },
  missingText: { id: id('missing-text'), description: 'Question before unlabelled posts are approved', sv: 'Varumärket svarar för att reklam märks. Begär en ändring av de omärkta, så godkänns resten.', en: 'The brand is responsible for labels. Request changes to the unlabelled ones, and the rest are approved.' },
  approveAll: { id: id('approve-all'), description: 'Button', sv: 'Godkänn alla ändå', en: 'Approve all anyway' },
  askRest: { id: id('ask-rest'), description: 'Button', sv: 'Begär ändring av omärkta', en: 'Request changes to unlabelled' },
  approving: { id: id('approving'), description: 'Heading while it runs', sv: 'Godkänner inlägg', en: 'Approving posts' },
  rejecting: { id: id('rejecting'), description: 'Heading while it runs', sv: 'Nekar inlägg', en: 'Rejecting posts' },
  asking: { id: id('asking'), description: 'Heading while it runs', sv: 'Begär ändringar', en: 'Requesting changes' },
  undoing: { id: id('undoing'), description: 'Heading while it runs', sv: 'Ångrar beslut', en: 'Undoing decisions' },
  progress: { id: id('progress'), description: 'Under the heading', sv: '{done, number} av {total, number} klara', en: '{done, number} of {total, number} done' },
  failures: { id: id('failures'), description: 'Under the heading, at the end', sv: '{n, plural, one {# gick inte} other {# gick inte}}', en: '{n, plural, one {# did not work} other {# did not work}}' },
  waiting: { id: id('waiting'), description: 'One of many', sv: 'Väntar', en: 'Waiting' },
  running: { id: id('running'), description: 'One of many', sv: 'Skickar', en: 'Sending' },
  done: { id: id('done'), description: 'One of many', sv: 'Klart', en: 'Done' },
  stopped: { id: id('stopped'), description: 'One of many', sv: 'Stoppat', en: 'Stopped' },
  stop: { id: id('stop'), description: 'Button', sv: 'Stoppa', en: 'Stop' },
  retry: { id: id('retry'), description: 'Button', sv: 'Försök igen med resten', en: 'Try the rest again' },
  close: { id: id('close'), description: 'Button', sv: 'Stäng', en: 'Close' },
  approved: { id: id('approved'), description: 'Toast', sv: '{n, plural, one {Ett inlägg är godkänt} other {# inlägg är godkända}}', en: '{n, plural, one {One post is approved} other {# posts are approved}}' },
  rejected: { id: id('rejected'), description: 'Toast', sv: '{n, plural, one {Ett inlägg är nekat} other {# inlägg är nekade}}', en: '{n, plural, one {One post is rejected} other {# posts are rejected}}' },
  asked: { id: id('asked'), description: 'Toast', sv: '{n, plural, one {En kreatör har fått veta vad som ska ändras} other {# kreatörer har fått veta vad som ska ändras}}', en: '{n, plural, one {One creator has been told what to change} other {# creators have been told what to change}}' },
  undone: { id: id('undone'), description: 'Toast', sv: '{n, plural, one {Ett beslut är ångrat} other {# beslut är ångrade}}', en: '{n, plural, one {One decision is undone} other {# decisions are undone}}' },
})
