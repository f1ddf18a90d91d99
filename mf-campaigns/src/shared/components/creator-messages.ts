import { defineMessages } from '@samspel/i18n'

export const creatorMessages = defineMessages({
  pending: {
    id: 'mf-campaigns.creator.pending',
    description: 'State of an own application or post',
    defaultMessage: 'Väntar',
    en: 'Pending',
  },
  approved: {
    id: 'mf-campaigns.creator.approved',
    description: 'State of an own application or post',
    defaultMessage: 'Godkänd',
    en: 'Approved',
  },
  rejected: {
    id: 'mf-campaigns.creator.rejected',
    description: 'State of an own application or post',
    defaultMessage: 'Nekad',
    en: 'Rejected',
  },
  fee: {
    id: 'mf-campaigns.creator.fee',
    description: 'What a creator is paid',
    defaultMessage: '{money} i arvode',
    en: '{money} fee',
  },
  dueBy: {
    id: 'mf-campaigns.creator.due-by',
    description: 'Last day to publish',
    defaultMessage: 'Publicera senast {date}',
    en: 'Publish by {date}',
  },
  toPost: {
    id: 'mf-campaigns.creator.to-post',
    description: 'Name of the badge',
    defaultMessage: '{n, plural, one {# uppdrag väntar på dig} other {# uppdrag väntar på dig}}',
    en: '{n, plural, one {# assignment is waiting for you} other {# assignments are waiting for you}}',
  },
  decline: {
    id: 'mf-campaigns.creator.decline',
    description: 'Says no to an invitation',
    defaultMessage: 'Tacka nej',
    en: 'Decline',
  },
  declineTitle: {
    id: 'mf-campaigns.creator.decline-title',
    description: 'Question',
    defaultMessage: 'Tacka nej till inbjudan?',
    en: 'Decline the invitation?',
  },
  declineText: {
    id: 'mf-campaigns.creator.decline-text',
    description: 'What happens',
    defaultMessage: '{brand} får veta att du inte vill vara med i {name}. Det går inte att ångra.',
    en: '{brand} will be told that you do not want to take part in {name}. This cannot be undone.',
  },
  declined: {
    id: 'mf-campaigns.creator.declined',
    description: 'Toast',
    defaultMessage: 'Du har tackat nej. {brand} ser det.',
    en: 'You have declined. {brand} can see it.',
  },
  keepInvitation: {
    id: 'mf-campaigns.creator.keep-invitation',
    description: 'Closes the question',
    defaultMessage: 'Behåll inbjudan',
    en: 'Keep the invitation',
  },
  loadMore: {
    id: 'mf-campaigns.creator.load-more',
    description: 'Button for the next page',
    defaultMessage: 'Ladda fler',
    en: 'Load more',
  },
  loading: {
    id: 'mf-campaigns.creator.loading',
    description: 'Read out while loading',
    defaultMessage: 'Laddar',
    en: 'Loading',
  },
})
