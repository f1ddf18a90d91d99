import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  bar: {
    id: 'desk.answers.bar',
    description: 'Name of the bar',
    defaultMessage: 'Valda ansökningar',
    en: 'Selected applications',
  },
  selected: {
    id: 'desk.answers.selected',
    description: 'How many',
    defaultMessage: '{n, plural, one {En vald} other {# valda}}',
    en: '{n, plural, one {One selected} other {# selected}}',
  },
  all: {
    id: 'desk.answers.all',
    description: 'Button: selects all shown',
    defaultMessage: 'Välj alla som visas',
    en: 'Select all shown',
  },
  none: {
    id: 'desk.answers.none',
    description: 'Button: selects none',
    defaultMessage: 'Välj inga',
    en: 'Select none',
  },
  approve: {
    id: 'desk.answers.approve',
    description: 'Button',
    defaultMessage: 'Godkänn {n, number}',
    en: 'Approve {n, number}',
  },
  reject: {
    id: 'desk.answers.reject',
    description: 'Button',
    defaultMessage: 'Neka {n, number}',
    en: 'Reject {n, number}',
  },
  approveTitle: {
    id: 'desk.answers.approve-title',
    description: 'Heading of the question',
    defaultMessage: 'Godkänn {n, plural, one {en ansökan} other {# ansökningar}}?',
    en: 'Approve {n, plural, one {one application} other {# applications}}?',
  },
  rejectTitle: {
    id: 'desk.answers.reject-title',
    description: 'Heading of the dialog',
    defaultMessage: 'Neka {n, plural, one {en ansökan} other {# ansökningar}}',
    en: 'Reject {n, plural, one {one application} other {# applications}}',
  },
  running: {
    id: 'desk.answers.running',
    description: 'Heading while it runs',
    defaultMessage: 'Ansökning {at, number} av {total, number}',
    en: 'Application {at, number} of {total, number}',
  },
  doneApprove: {
    id: 'desk.answers.done-approve',
    description: 'Heading at the end',
    defaultMessage: '{n, number} av {total, number} godkända',
    en: '{n, number} of {total, number} approved',
  },
  doneReject: {
    id: 'desk.answers.done-reject',
    description: 'Heading at the end',
    defaultMessage: '{n, number} av {total, number} nekade',
    en: '{n, number} of {total, number} rejected',
  },
  rejected: {
    id: 'desk.answers.rejected',
    description: 'Result of a row',
    defaultMessage: 'Nekad',
    en: 'Rejected',
  },
})
