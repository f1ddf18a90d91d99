import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  title: {
    id: 'mf-messages.notices.title',
    description: 'On the page of notices',
    defaultMessage: 'Notiser',
    en: 'Notices',
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
    en: 'Show notices',
  },
  all: { id: 'mf-messages.notices.all', description: 'On the page of notices', defaultMessage: 'Alla', en: 'All' },
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
  words: {
    id: 'mf-messages.notices.words',
    description: 'On the page of notices',
    defaultMessage: 'Meddelanden',
    en: 'Messages',
  },
  waiting: {
    id: 'mf-messages.notices.waiting',
    description: 'On the page of notices',
    defaultMessage: 'Väntar på dig',
    en: 'Waiting for you',
  },
  today: {
    id: 'mf-messages.notices.today',
    description: 'On the page of notices',
    defaultMessage: 'I dag',
    en: 'Today',
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
    en: 'When something happens that concerns you, it stands here.',
  },
  failed: {
    id: 'mf-messages.notices.failed',
    description: 'On the page of notices',
    defaultMessage: 'Notiserna kunde inte hämtas.',
    en: 'The notices could not be fetched.',
  },
  retry: {
    id: 'mf-messages.notices.retry',
    description: 'On the page of notices',
    defaultMessage: 'Försök igen',
    en: 'Try again',
  },
  notRead: {
    id: 'mf-messages.notices.notRead',
    description: 'On the page of notices',
    defaultMessage: 'Det gick inte att markera som läst.',
    en: 'It could not be marked as read.',
  },
  previous: {
    id: 'mf-messages.notices.previous',
    description: 'On the page of notices',
    defaultMessage: 'Föregående',
    en: 'Previous',
  },
  next: { id: 'mf-messages.notices.next', description: 'On the page of notices', defaultMessage: 'Nästa', en: 'Next' },
  pages: {
    id: 'mf-messages.notices.pages',
    description: 'On the page of notices',
    defaultMessage: 'Sidor',
    en: 'Pages',
  },
})
