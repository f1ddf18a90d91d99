import { defineMessages } from '@samspel/i18n'

export const badgeMessages = defineMessages({
  notices: {
    id: 'mf-messages.badge.notices',
    description: 'Read out for the number on the navigation',
    defaultMessage: '{n, plural, one {# oläst notis} other {# olästa notiser}}',
    en: '{n, plural, one {# unread notice} other {# unread notices}}',
  },
  unread: {
    id: 'mf-messages.badge.unread',
    description: 'Read out for the number on the navigation',
    defaultMessage: '{n, plural, one {# oläst meddelande} other {# olästa meddelanden}}',
    en: '{n, plural, one {# unread message} other {# unread messages}}',
  },
})
