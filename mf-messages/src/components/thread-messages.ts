import { defineMessages } from '@samspel/i18n'

export const threadMessages = defineMessages({
  title: {
    id: 'mf-messages.threads.title',
    description: 'Heading of the page',
    defaultMessage: 'Meddelanden',
    en: 'Messages',
  },
  searchCreators: {
    id: 'mf-messages.threads.search-creators',
    description: 'Search of staff',
    defaultMessage: 'Sök kreatör',
    en: 'Search creator',
  },
  searchBrands: {
    id: 'mf-messages.threads.search-brands',
    description: 'Search of creators',
    defaultMessage: 'Sök varumärke',
    en: 'Search brand',
  },
  list: {
    id: 'mf-messages.threads.list',
    description: 'Names the list',
    defaultMessage: 'Konversationer',
    en: 'Conversations',
  },
  loading: {
    id: 'mf-messages.threads.loading',
    description: 'Read out while it loads',
    defaultMessage: 'Hämtar konversationer',
    en: 'Loading conversations',
  },
  failed: {
    id: 'mf-messages.threads.failed',
    description: 'The conversations could not be read; the reason stands below',
    defaultMessage: 'Konversationerna kunde inte hämtas.',
    en: 'The conversations could not be loaded.',
  },
  emptyTitle: {
    id: 'mf-messages.threads.empty-title',
    description: 'No threads',
    defaultMessage: 'Inga meddelanden än',
    en: 'No messages yet',
  },
  emptyStaff: {
    id: 'mf-messages.threads.empty-staff',
    description: 'Next step of staff',
    defaultMessage: 'Välj en kreatör och skriv det första meddelandet.',
    en: 'Choose a creator and write the first message.',
  },
  emptyCreator: {
    id: 'mf-messages.threads.empty-creator',
    description: 'Next step of creators',
    defaultMessage: 'När du har sökt ett uppdrag kan du och varumärket skriva till varandra här.',
    en: 'Once you have applied for an assignment, you and the brand can write to each other here.',
  },
  creators: {
    id: 'mf-messages.threads.creators',
    description: 'Link to the creators',
    defaultMessage: 'Se kreatörer',
    en: 'See creators',
  },
  discover: {
    id: 'mf-messages.threads.discover',
    description: 'Link to the marketplace',
    defaultMessage: 'Upptäck uppdrag',
    en: 'Discover assignments',
  },
  noHitsTitle: {
    id: 'mf-messages.threads.no-hits-title',
    description: 'Search without a hit',
    defaultMessage: 'Inga träffar',
    en: 'No matches',
  },
  noHitsText: {
    id: 'mf-messages.threads.no-hits-text',
    description: 'What to do then',
    defaultMessage: 'Prova ett annat namn.',
    en: 'Try another name.',
  },
  unread: {
    id: 'mf-messages.threads.unread',
    description: 'Read out for the number on a thread',
    defaultMessage: '{n, plural, one {# oläst} other {# olästa}}',
    en: '{n, plural, one {# unread} other {# unread}}',
  },
  own: {
    id: 'mf-messages.threads.own',
    description: 'The newest message is an own one',
    defaultMessage: 'Du: {body}',
    en: 'You: {body}',
  },
})
