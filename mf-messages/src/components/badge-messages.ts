import { defineMessages } from '@samspel/i18n'

export const badgeMessages = defineMessages({
  unread: {
    id: 'mf-messages.badge.unread',
    description: 'Read out for the number on the navigation',
    defaultMessage: '{n, plural, one {# oläst meddelande} other {# olästa meddelanden}}',
    en: '{n, plural, one {# unread message} other {# unread messages}}',
  },
})
