import { defineMessages } from '@samspel/i18n'

export const mentionMessages = defineMessages({
  mentionEnded: {
    id: 'mf-campaigns.assignment.mention-ended',
    description: 'Why a post was not reviewed',
    defaultMessage: 'Kampanjen avslutades innan varumärket hade granskat det här.',
    en: 'The campaign was closed before the brand had reviewed this.',
  },
  mentionUnanswered: {
    id: 'mf-campaigns.assignment.mention-unanswered',
    description: 'Why a post was approved by itself',
    defaultMessage: 'Godkänt automatiskt: varumärket svarade inte i tid.',
    en: 'Approved automatically: the brand did not answer in time.',
  },
  mentionAsDrafted: {
    id: 'mf-campaigns.assignment.mention-as-drafted',
    description: 'Why a post was approved by itself',
    defaultMessage: 'Godkänt automatiskt: det är som utkastet.',
    en: 'Approved automatically: it is as your draft.',
  },
  mentionCancelled: {
    id: 'mf-campaigns.assignment.mention-cancelled',
    description: 'Why a post was not reviewed',
    defaultMessage: 'Kampanjen ställdes in innan varumärket hade granskat det här.',
    en: 'The campaign was cancelled before the brand had reviewed this.',
  },
  mentions: {
    id: 'mf-campaigns.assignment.mentions',
    description: 'Heading of the own posts',
    defaultMessage: 'Dina inlägg',
    en: 'Your posts',
  },
  changesReason: {
    id: 'mf-campaigns.assignment.changes-reason',
    description: 'What the brand wants changed',
    defaultMessage: 'Varumärket vill att du ändrar: {reason}',
    en: 'The brand asks you to change: {reason}',
  },
  revision: {
    id: 'mf-campaigns.assignment.revision',
    description: 'A post that was sent again',
    defaultMessage: 'version {n}',
    en: 'version {n}',
  },
  noMentions: {
    id: 'mf-campaigns.assignment.no-mentions',
    description: 'Empty state',
    defaultMessage: 'Inget inlägg än. Publicera och lämna sedan in det här.',
    en: 'No post yet. Publish it, then submit it here.',
  },
  reason: {
    id: 'mf-campaigns.assignment.reason',
    description: 'Why a post was declined',
    defaultMessage: 'Varumärket skriver: {reason}',
    en: 'The brand writes: {reason}',
  },
  inReview: {
    id: 'mf-campaigns.assignment.in-review',
    description: 'State of a post',
    defaultMessage: 'Granskas',
    en: 'In review',
  },
  kindPost: {
    id: 'mf-campaigns.assignment.kind.post',
    description: 'Kind of post',
    defaultMessage: 'Inlägg',
    en: 'Post',
  },
  kindStory: {
    id: 'mf-campaigns.assignment.kind.story',
    description: 'Kind of post',
    defaultMessage: 'Story',
    en: 'Story',
  },
  kindLink: {
    id: 'mf-campaigns.assignment.kind.link',
    description: 'Kind of post',
    defaultMessage: 'Länk',
    en: 'Link',
  },
  kindContent: {
    id: 'mf-campaigns.assignment.kind.content',
    description: 'Kind of post',
    defaultMessage: 'Material',
    en: 'Content',
  },
  sentOn: {
    id: 'mf-campaigns.assignment.sent-on',
    description: 'Kind and day of a post',
    defaultMessage: '{kind}, inlämnat {date}',
    en: '{kind}, submitted {date}',
  },
  mentionsFailed: {
    id: 'mf-campaigns.assignment.mentions-failed',
    description: 'Above the reason why a list is not there',
    defaultMessage: 'Inläggen kunde inte hämtas.',
    en: 'The posts could not be loaded.',
  },
  reachAtApproval: {
    id: 'mf-campaigns.assignment.reach-at-approval',
    description: 'Of an approved post; the figure stays as it was counted',
    defaultMessage: 'Räckvidd vid godkännandet: {n}',
    en: 'Reach when approved: {n}',
  },
})
