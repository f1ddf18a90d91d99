import { defineMessages } from '@samspel/i18n'

/** What the kinds of notices about drafts are called. */
export const draftNames = defineMessages({
  draft_sent: {
    id: 'mf-messages.notice-previews.kind-draft-sent',
    description: 'Name of a kind of notice, as platform staff see it',
    defaultMessage: 'Nytt utkast',
    en: 'New draft',
  },
  draft_answer_due: {
    id: 'mf-messages.notice-previews.kind-draft-answer-due',
    description: 'Name of a kind of notice, as platform staff see it',
    defaultMessage: 'Utkast godkänns snart automatiskt',
    en: 'Drafts soon approved automatically',
  },
  draft_unanswered: {
    id: 'mf-messages.notice-previews.kind-draft-unanswered',
    description: 'Name of a kind of notice, as platform staff see it',
    defaultMessage: 'Utkast godkändes automatiskt (varumärket)',
    en: 'Draft approved automatically (brand)',
  },
  draft_extra_granted: {
    id: 'mf-messages.notice-previews.kind-draft-extra-granted',
    description: 'Name of a kind of notice, as platform staff see it',
    defaultMessage: 'Ja till en ändring till',
    en: 'Yes to one more change',
  },
  draft_extra_refused: {
    id: 'mf-messages.notice-previews.kind-draft-extra-refused',
    description: 'Name of a kind of notice, as platform staff see it',
    defaultMessage: 'Nej till en ändring till',
    en: 'No to one more change',
  },
  draft_approved: {
    id: 'mf-messages.notice-previews.kind-draft-approved',
    description: 'Name of a kind of notice, as platform staff see it',
    defaultMessage: 'Utkast godkänt',
    en: 'Draft approved',
  },
  draft_changes_requested: {
    id: 'mf-messages.notice-previews.kind-draft-changes-requested',
    description: 'Name of a kind of notice, as platform staff see it',
    defaultMessage: 'Ändring av utkast begärd',
    en: 'Change of a draft asked for',
  },
  draft_passed: {
    id: 'mf-messages.notice-previews.kind-draft-passed',
    description: 'Name of a kind of notice, as platform staff see it',
    defaultMessage: 'Utkast godkändes automatiskt (kreatören)',
    en: 'Draft approved automatically (creator)',
  },
  draft_extra_round: {
    id: 'mf-messages.notice-previews.kind-draft-extra-round',
    description: 'Name of a kind of notice, as platform staff see it',
    defaultMessage: 'Fråga om en ändring till',
    en: 'Question about one more change',
  },
  draft_send_by: {
    id: 'mf-messages.notice-previews.kind-draft-send-by',
    description: 'Name of a kind of notice, as platform staff see it',
    defaultMessage: 'Dags att skicka utkastet',
    en: 'Time to send the draft',
  },
})
