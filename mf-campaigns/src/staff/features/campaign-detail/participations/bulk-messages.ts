import { defineMessages } from '@samspel/i18n'

export const bulkMessages = defineMessages({
  bar: {
    id: 'mf-campaigns.campaign-detail.bulk.bar',
    description: 'Name of the bar',
    defaultMessage: 'Valda ansökningar',
    en: 'Selected applications',
  },
  selected: {
    id: 'mf-campaigns.campaign-detail.bulk.selected',
    description: 'How many',
    defaultMessage: '{n, plural, one {En vald} other {# valda}}',
    en: '{n, plural, one {One selected} other {# selected}}',
  },
  all: {
    id: 'mf-campaigns.campaign-detail.bulk.all',
    description: 'Button: selects all shown',
    defaultMessage: 'Välj alla som visas',
    en: 'Select all shown',
  },
  none: {
    id: 'mf-campaigns.campaign-detail.bulk.none',
    description: 'Button: selects none',
    defaultMessage: 'Välj inga',
    en: 'Select none',
  },
  approve: {
    id: 'mf-campaigns.campaign-detail.bulk.approve',
    description: 'Button',
    defaultMessage: 'Godkänn {n, number}',
    en: 'Approve {n, number}',
  },
  reject: {
    id: 'mf-campaigns.campaign-detail.bulk.reject',
    description: 'Button',
    defaultMessage: 'Neka {n, number}',
    en: 'Reject {n, number}',
  },
  approveTitle: {
    id: 'mf-campaigns.campaign-detail.bulk.approve-title',
    description: 'Heading of the question',
    defaultMessage: 'Godkänn {n, plural, one {en ansökan} other {# ansökningar}}?',
    en: 'Approve {n, plural, one {one application} other {# applications}}?',
  },
  approveText: {
    id: 'mf-campaigns.campaign-detail.bulk.approve-text',
    description: 'What happens',
    defaultMessage: 'De godkänns en i taget och får besked.',
    en: 'They are approved one by one and notified.',
  },
  approveHeld: {
    id: 'mf-campaigns.campaign-detail.bulk.approve-held',
    description: 'What happens',
    defaultMessage: '{each} per kreatör reserveras på varumärkets konto, {money} tillsammans.',
    en: '{each} per creator is put on hold in the brand’s account, {money} in total.',
  },
  approvePlaces: {
    id: 'mf-campaigns.campaign-detail.bulk.approve-places',
    description: 'More than there are places',
    defaultMessage:
      '{left, plural, one {Det finns en plats kvar} other {Det finns # platser kvar}}: de som är först i ordningen får dem.',
    en: '{left, plural, one {There is one place left} other {There are # places left}}: the first in order get them.',
  },
  rejectTitle: {
    id: 'mf-campaigns.campaign-detail.bulk.reject-title',
    description: 'Heading of the dialog',
    defaultMessage: 'Neka {n, plural, one {en ansökan} other {# ansökningar}}',
    en: 'Reject {n, plural, one {one application} other {# applications}}',
  },
  running: {
    id: 'mf-campaigns.campaign-detail.bulk.running',
    description: 'Heading while it runs',
    defaultMessage: 'Ansökning {at, number} av {total, number}',
    en: 'Application {at, number} of {total, number}',
  },
  doneApprove: {
    id: 'mf-campaigns.campaign-detail.bulk.done-approve',
    description: 'Heading at the end',
    defaultMessage: '{n, number} av {total, number} godkända',
    en: '{n, number} of {total, number} approved',
  },
  doneReject: {
    id: 'mf-campaigns.campaign-detail.bulk.done-reject',
    description: 'Heading at the end',
    defaultMessage: '{n, number} av {total, number} nekade',
    en: '{n, number} of {total, number} rejected',
  },
  rejected: {
    id: 'mf-campaigns.campaign-detail.bulk.row.rejected',
    description: 'Result of a row',
    defaultMessage: 'Nekad',
    en: 'Rejected',
  },
  conflict: {
    id: 'mf-campaigns.campaign-detail.bulk.row.beaten',
    description: 'Result of a row',
    defaultMessage: '{by} hann före',
    en: '{by} got there first',
  },
})
