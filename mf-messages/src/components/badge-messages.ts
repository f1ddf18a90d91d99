import { defineMessages } from '@samspel/i18n'

export const badgeMessages = defineMessages({
  bell: {
    id: 'mf-messages.bell',
    description: 'Button that opens the notices',
    defaultMessage: 'Notiser',
    en: 'Notifications',
  },
  bellWith: {
    id: 'mf-messages.bell.unread',
    description: 'Button that opens the notices',
    defaultMessage: '{n, plural, one {Notiser, # oläst} other {Notiser, # olästa}}',
    en: '{n, plural, one {Notifications, # unread} other {Notifications, # unread}}',
  },
  notices: {
    id: 'mf-messages.badge.notices',
    description: 'Read out for the number on the navigation',
    defaultMessage: '{n, plural, one {# oläst notis} other {# olästa notiser}}',
    en: '{n, plural, one {# unread notification} other {# unread notifications}}',
  },
  reports: {
    id: 'mf-messages.badge.reports',
    description: 'Read out for the number on the navigation',
    defaultMessage: '{n, plural, one {# anmälan att avgöra} other {# anmälningar att avgöra}}',
    en: '{n, plural, one {# report to decide} other {# reports to decide}}',
  },
  unread: {
    id: 'mf-messages.badge.unread',
    description: 'Read out for the number on the navigation',
    defaultMessage: '{n, plural, one {# oläst konversation} other {# olästa konversationer}}',
    en: '{n, plural, one {# unread conversation} other {# unread conversations}}',
  },
})
