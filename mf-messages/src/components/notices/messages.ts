import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  title: {
    id: 'mf-messages.notices.title',
    description: 'On the page of notices',
    defaultMessage: 'Notiser',
    en: 'Notifications',
  },
  readAll: {
    id: 'mf-messages.notices.readAll',
    description: 'On the page of notices',
    defaultMessage: 'Markera alla som lästa',
    en: 'Mark all as read',
  },
  filters: {
    id: 'mf-messages.notices.filters',
    description: 'On the page of notices',
    defaultMessage: 'Visa notiser',
    en: 'Show notifications',
  },
  unread: {
    id: 'mf-messages.notices.unread',
    description: 'On the page of notices',
    defaultMessage: 'Olästa',
    en: 'Unread',
  },
  money: {
    id: 'mf-messages.notices.money',
    description: 'On the page of notices',
    defaultMessage: 'Pengar',
    en: 'Money',
  },
  waiting: {
    id: 'mf-messages.notices.waiting',
    description: 'On the page of notices',
    defaultMessage: 'Väntar på dig',
    en: 'Waiting for you',
  },
  earlier: {
    id: 'mf-messages.notices.earlier',
    description: 'On the page of notices',
    defaultMessage: 'Tidigare',
    en: 'Earlier',
  },
  empty: {
    id: 'mf-messages.notices.empty',
    description: 'On the page of notices',
    defaultMessage: 'Inget väntar på dig',
    en: 'Nothing waits for you',
  },
  emptyText: {
    id: 'mf-messages.notices.emptyText',
    description: 'On the page of notices',
    defaultMessage: 'När något händer som rör dig står det här.',
    en: 'When something happens that concerns you, it is shown here.',
  },
  failed: {
    id: 'mf-messages.notices.failed',
    description: 'On the page of notices',
    defaultMessage: 'Notiserna kunde inte hämtas.',
    en: 'The notifications could not be loaded.',
  },
  notRead: {
    id: 'mf-messages.notices.notRead',
    description: 'On the page of notices',
    defaultMessage: 'Det gick inte att markera som läst.',
    en: 'It could not be marked as read.',
  },
  settings: {
    id: 'mf-messages.notices.settings',
    description: 'Button that leads to what one is told of, and where',
    defaultMessage: 'Inställningar för notiser',
    en: 'Notification settings',
  },
  showAll: {
    id: 'mf-messages.notices.showAll',
    description: 'Leads from the panel to the page',
    defaultMessage: 'Visa alla notiser',
    en: 'Show all notifications',
  },
  showAllOf: {
    id: 'mf-messages.notices.showAllOf',
    description: 'Leads from the panel to the page',
    defaultMessage: 'Visa alla {n} notiser',
    en: 'Show all {n} notifications',
  },
  arrived: {
    id: 'mf-messages.notices.arrived',
    description: 'Rows that came on top while one has scrolled down',
    defaultMessage: '{n, plural, one {# ny} other {# nya}}',
    en: '{n, plural, one {# new} other {# new}}',
  },
})
