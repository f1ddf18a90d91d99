import { defineMessages } from '@samspel/i18n'

export const bulkMessages = defineMessages({
  bar: {
    id: 'mf-stores.store-pickups.bulk.bar',
    description: 'Name of the bar',
    defaultMessage: 'Valda ansökningar',
    en: 'Selected applications',
  },
  selected: {
    id: 'mf-stores.store-pickups.bulk.selected',
    description: 'How many',
    defaultMessage: '{n, plural, one {En vald} other {# valda}}',
    en: '{n, plural, one {One selected} other {# selected}}',
  },
  all: {
    id: 'mf-stores.store-pickups.bulk.all',
    description: 'Button: selects all shown',
    defaultMessage: 'Välj alla som visas',
    en: 'Select all shown',
  },
  none: {
    id: 'mf-stores.store-pickups.bulk.none',
    description: 'Button: selects none',
    defaultMessage: 'Välj inga',
    en: 'Select none',
  },
  approve: {
    id: 'mf-stores.store-pickups.bulk.approve',
    description: 'Button',
    defaultMessage: 'Godkänn {n, number}',
    en: 'Approve {n, number}',
  },
  decline: {
    id: 'mf-stores.store-pickups.bulk.decline',
    description: 'Button',
    defaultMessage: 'Neka {n, number}',
    en: 'Decline {n, number}',
  },
  approveTitle: {
    id: 'mf-stores.store-pickups.bulk.approve-title',
    description: 'Heading of the question',
    defaultMessage: 'Godkänn {n, plural, one {en ansökan} other {# ansökningar}}?',
    en: 'Approve {n, plural, one {one application} other {# applications}}?',
  },
  approveText: {
    id: 'mf-stores.store-pickups.bulk.approve-text',
    description: 'What happens',
    defaultMessage: 'De godkänns en i taget och får varsitt hämtpass. Tar platserna slut säger listan till.',
    en: 'They are approved one by one, and each gets a pick-up pass. If the places run out, the list says so.',
  },
  declineTitle: {
    id: 'mf-stores.store-pickups.bulk.decline-title',
    description: 'Heading of the dialog',
    defaultMessage: 'Neka {n, plural, one {en ansökan} other {# ansökningar}}',
    en: 'Decline {n, plural, one {one application} other {# applications}}',
  },
  running: {
    id: 'mf-stores.store-pickups.bulk.running',
    description: 'Heading while it runs',
    defaultMessage: 'Ansökning {at, number} av {total, number}',
    en: 'Application {at, number} of {total, number}',
  },
  doneApprove: {
    id: 'mf-stores.store-pickups.bulk.done-approve',
    description: 'Heading at the end',
    defaultMessage: '{n, number} av {total, number} godkända',
    en: '{n, number} of {total, number} approved',
  },
  doneDecline: {
    id: 'mf-stores.store-pickups.bulk.done-decline',
    description: 'Heading at the end',
    defaultMessage: '{n, number} av {total, number} nekade',
    en: '{n, number} of {total, number} declined',
  },
  declined: {
    id: 'mf-stores.store-pickups.bulk.declined',
    description: 'Result of a row',
    defaultMessage: 'Nekad',
    en: 'Declined',
  },
})
