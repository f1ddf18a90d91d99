import type { EndReason } from '@samspel/api'
import { defineMessages, type Message } from '@samspel/i18n'

export const messages = defineMessages({
  reads: {
    id: 'desk.ending.reads',
    description: 'Screen readers, while what follows is looked up',
    defaultMessage: 'Läser vad som händer med arvodet',
    en: 'Reading what happens to the fee',
  },
  reason: {
    id: 'desk.ending.reason',
    description: 'Field: why a creator is taken out',
    defaultMessage: 'Varför',
    en: 'Why',
  },
  words: {
    id: 'desk.ending.words',
    description: 'Field: the words that the creator reads',
    defaultMessage: 'Skäl',
    en: 'Reason',
  },
  follows: {
    id: 'desk.ending.follows',
    description: 'Name of the list of what happens where a creator is taken out',
    defaultMessage: 'Det här händer',
    en: 'What happens',
  },
  free: {
    id: 'desk.ending.free',
    description: 'What happens where a creator is taken out',
    defaultMessage: 'Platsen blir ledig igen.',
    en: 'The place becomes available again.',
  },
  owed: {
    id: 'desk.ending.owed',
    description: 'What happens where a creator is taken out',
    defaultMessage: '{money} betalas till kreatören enligt villkoren.',
    en: 'By the terms {money} is paid to the creator.',
  },
  back: {
    id: 'desk.ending.back',
    description: 'What happens where a creator is taken out',
    defaultMessage: '{money} går tillbaka till varumärkets konto.',
    en: '{money} goes back to the brand’s account.',
  },
  notSent: {
    id: 'desk.ending.not-sent',
    description: 'What happens where a creator is taken out',
    defaultMessage: 'Varan skickas inte.',
    en: 'The product is not sent.',
  },
  goods: {
    id: 'desk.ending.goods',
    description: 'What happens where a creator is taken out who has the goods',
    defaultMessage: 'Varan för {value} är hos kreatören.',
    en: 'The product worth {value} is with the creator.',
  },
  countsForCreator: {
    id: 'desk.ending.counts-for-creator',
    description: 'On whose record it counts',
    defaultMessage: 'Det syns hos kreatören i ett år.',
    en: 'It shows on the creator’s record for a year.',
  },
  endTitle: {
    id: 'desk.ending.end-title',
    description: 'Heading of the dialog',
    defaultMessage: 'Avsluta samarbetet med {name}',
    en: 'End the collaboration with {name}',
  },
  end: {
    id: 'desk.ending.end',
    description: 'Button',
    defaultMessage: 'Avsluta samarbetet',
    en: 'End the collaboration',
  },
  ended: {
    id: 'desk.ending.ended',
    description: 'Toast',
    defaultMessage: 'Samarbetet med {name} är avslutat',
    en: 'The collaboration with {name} has ended',
  },
  rejectsPost: {
    id: 'desk.ending.rejects-post',
    description: 'In the dialog: what happens to the post that waits',
    defaultMessage: 'Ändringarna som ni kom överens om är använda. Inlägget som väntar nekas.',
    en: 'The changes that you agreed on are used up. The post that waits is rejected.',
  },
  paidByTerms: {
    id: 'desk.ending.paid-by-terms',
    description: 'What follows, where the sums could not be read',
    defaultMessage: 'Arvodet betalas enligt villkoren.',
    en: 'The fee is paid according to the terms.',
  },
  countsForBrand: {
    id: 'desk.ending.counts-for-brand',
    description: 'On whose record it counts',
    defaultMessage: 'Det räknas hos varumärket i ett år.',
    en: 'It counts on the brand’s record for a year.',
  },
  onlyFree: {
    id: 'desk.ending.only-free',
    description: 'What happens where nothing goes on any more and a creator is taken out',
    defaultMessage: 'Inget arvode är kvar att betala. Platsen blir ledig igen.',
    en: 'There is no fee left to pay. The place becomes available again.',
  },
  readFailed: {
    id: 'desk.ending.read-failed',
    description: 'In place of what follows',
    defaultMessage: 'Det gick inte att läsa vad som händer med arvodet.',
    en: 'What happens to the fee could not be read.',
  },
  workWaits: {
    id: 'desk.ending.work-waits',
    description: 'In place of what follows: why it cannot end now',
    defaultMessage: 'Ett inlägg väntar på svar. Svara på det först.',
    en: 'A post waits for an answer. Answer it first.',
  },
  over: {
    id: 'desk.ending.over',
    description: 'In place of what follows: why it cannot end now',
    defaultMessage: 'Inget pågår längre som kan avslutas.',
    en: 'There is nothing going on that can be ended.',
  },
  neverPosted: {
    id: 'desk.ending.never-posted',
    description: 'Reason for taking a creator out',
    defaultMessage: 'Inget lämnades in före sista dag',
    en: 'Nothing was submitted by the last day',
  },
  roundsUsed: {
    id: 'desk.ending.rounds-used',
    description: 'Reason for taking a creator out',
    defaultMessage: 'Omgångarna med ändringar är slut',
    en: 'The rounds of changes are used up',
  },
  notAsAgreed: {
    id: 'desk.ending.not-as-agreed',
    description: 'Reason for taking a creator out',
    defaultMessage: 'Inte som vi kom överens om',
    en: 'Not as we agreed',
  },
  plansChanged: {
    id: 'desk.ending.plans-changed',
    description: 'Reason for taking a creator out',
    defaultMessage: 'Våra planer har ändrats',
    en: 'Our plans have changed',
  },
  other: {
    id: 'desk.ending.other',
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
