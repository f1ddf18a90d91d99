import { defineMessages } from '@samspel/i18n'

/** What the kinds of notices about requests for approval are called. */
export const approvalNames = defineMessages({
  approval_asked: {
    id: 'mf-messages.notice-previews.kind-approval-asked',
    description: 'Name of a kind of notice, as platform staff see it',
    defaultMessage: 'Kollega ber om godkännande',
    en: 'Colleague asks for approval',
  },
  approval_given: {
    id: 'mf-messages.notice-previews.kind-approval-given',
    description: 'Name of a kind of notice, as platform staff see it',
    defaultMessage: 'Godkänt av kollega',
    en: 'Approved by a colleague',
  },
  approval_declined: {
    id: 'mf-messages.notice-previews.kind-approval-declined',
    description: 'Name of a kind of notice, as platform staff see it',
    defaultMessage: 'Avslaget av kollega',
    en: 'Declined by a colleague',
  },
  approval_lapsed: {
    id: 'mf-messages.notice-previews.kind-approval-lapsed',
    description: 'Name of a kind of notice, as platform staff see it',
    defaultMessage: 'Fråga om godkännande utan svar',
    en: 'Request for approval without an answer',
  },
})
