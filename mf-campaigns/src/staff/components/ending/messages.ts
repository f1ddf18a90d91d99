import type { EndReason } from '@samspel/api'
import { defineMessages, type Message } from '@samspel/i18n'

export const messages = defineMessages({
  reads: {
    id: 'mf-campaigns.ending.reads',
    description: 'Screen readers, while what follows is looked up',
    defaultMessage: 'Läser vad som händer med arvodet',
    en: 'Reading what happens to the fee',
  },
  reason: {
    id: 'mf-campaigns.ending.reason',
    description: 'Field: why a creator is taken out',
    defaultMessage: 'Varför',
    en: 'Why',
  },
  words: {
    id: 'mf-campaigns.ending.words',
    description: 'Field: the words that the creator reads',
    defaultMessage: 'Skäl',
    en: 'Reason',
  },
  follows: {
    id: 'mf-campaigns.ending.follows',
    description: 'Name of the list of what happens where a creator is taken out',
    defaultMessage: 'Det här händer',
    en: 'What happens',
  },
  free: {
    id: 'mf-campaigns.ending.free',
    description: 'What happens where a creator is taken out',
    defaultMessage: 'Platsen blir ledig igen.',
    en: 'The place becomes available again.',
  },
  owed: {
    id: 'mf-campaigns.ending.owed',
    description: 'What happens where a creator is taken out',
    defaultMessage: '{money} betalas till kreatören enligt villkoren.',
    en: 'By the terms {money} is paid to the creator.',
  },
  back: {
    id: 'mf-campaigns.ending.back',
    description: 'What happens where a creator is taken out',
    defaultMessage: '{money} går tillbaka till varumärkets konto.',
    en: '{money} goes back to the brand’s account.',
  },
  notSent: {
    id: 'mf-campaigns.ending.not-sent',
    description: 'What happens where a creator is taken out',
    defaultMessage: 'Varan skickas inte.',
    en: 'The product is not sent.',
  },
  goods: {
    id: 'mf-campaigns.ending.goods',
    description: 'What happens where a creator is taken out who has the goods',
    defaultMessage: 'Varan för {value} är hos kreatören.',
    en: 'The product worth {value} is with the creator.',
  },
  countsForCreator: {
    id: 'mf-campaigns.ending.counts-for-creator',
    description: 'On whose record it counts',
    defaultMessage: 'Det syns hos kreatören i ett år.',
    en: 'It shows on the creator’s record for a year.',
  },
  endTitle: {
    id: 'mf-campaigns.ending.end-title',
    description: 'Heading of the dialog',
    defaultMessage: 'Avsluta samarbetet med {name}',
    en: 'End the collaboration with {name}',
  },
  end: {
    id: 'mf-campaigns.ending.end',
    description: 'Button',
    defaultMessage: 'Avsluta samarbetet',
    en: 'End the collaboration',
  },
  ended: {
    id: 'mf-campaigns.ending.ended',
    description: 'Toast',
    defaultMessage: 'Samarbetet med {name} är avslutat',
    en: 'The collaboration with {name} has ended',
  },
  rejectsPost: {
    id: 'mf-campaigns.ending.rejects-post',
    description: 'In the dialog: what happens to the post that waits',
    defaultMessage: 'Ändringarna som ni kom överens om är använda. Inlägget som väntar nekas.',
    en: 'The changes that you agreed on are used up. The post that waits is rejected.',
  },
  paidByTerms: {
    id: 'mf-campaigns.ending.paid-by-terms',
    description: 'What follows, where the sums could not be read',
    defaultMessage: 'Arvodet betalas enligt villkoren.',
    en: 'The fee is paid according to the terms.',
  },
  countsForBrand: {
    id: 'mf-campaigns.ending.counts-for-brand',
    description: 'On whose record it counts',
    defaultMessage: 'Det räknas hos varumärket i ett år.',
    en: 'It counts on the brand’s record for a year.',
  },
  neverPosted: {
    id: 'mf-campaigns.ending.never-posted',
    description: 'Reason for taking a creator out',
    defaultMessage: 'Inget lämnades in före sista dag',
    en: 'Nothing was handed in by the last day',
  },
  roundsUsed: {
    id: 'mf-campaigns.ending.rounds-used',
    description: 'Reason for taking a creator out',
    defaultMessage: 'Omgångarna med ändringar är slut',
    en: 'The rounds of changes are used up',
  },
  notAsAgreed: {
    id: 'mf-campaigns.ending.not-as-agreed',
    description: 'Reason for taking a creator out',
    defaultMessage: 'Inte som vi kom överens om',
    en: 'Not as we agreed',
  },
  plansChanged: {
    id: 'mf-campaigns.ending.plans-changed',
    description: 'Reason for taking a creator out',
    defaultMessage: 'Våra planer har ändrats',
    en: 'Our plans have changed',
  },
  other: {
    id: 'mf-campaigns.ending.other',
    description: 'Reason for taking a creator out',
    defaultMessage: 'Annat',
    en: 'Something else',
  },
})

export const reasonNames: Record<EndReason, Message> = {
  never_posted: messages.neverPosted,
  rounds_used: messages.roundsUsed,
  not_as_agreed: messages.notAsAgreed,
  plans_changed: messages.plansChanged,
  other: messages.other,
}
