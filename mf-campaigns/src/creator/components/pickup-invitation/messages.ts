import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  answerBy: {
    id: 'mf-campaigns.pickup-invitation.answer-by',
    description: 'Last day to answer an invitation to pick something up',
    defaultMessage: 'Svara senast {date}',
    en: 'Answer by {date}',
  },
  invitedBy: {
    id: 'mf-campaigns.pickup-invitation.invited-by',
    description: 'Who invites, where no last day is known',
    defaultMessage: '{brand} har bjudit in dig att hämta',
    en: '{brand} has invited you to pick it up',
  },
  reserve: {
    id: 'mf-campaigns.pickup-invitation.reserve',
    description: 'Button: accepts the invitation',
    defaultMessage: 'Reservera',
    en: 'Reserve',
  },
  reserveOf: {
    id: 'mf-campaigns.pickup-invitation.reserve-of',
    description: 'The same with the name of the offer, read out',
    defaultMessage: 'Reservera {name}',
    en: 'Reserve {name}',
  },
  decline: {
    id: 'mf-campaigns.pickup-invitation.decline',
    description: 'Button: turns the invitation down',
    defaultMessage: 'Tacka nej',
    en: 'Decline',
  },
  declineOf: {
    id: 'mf-campaigns.pickup-invitation.decline-of',
    description: 'The same with the name of the offer, read out',
    defaultMessage: 'Tacka nej till {name}',
    en: 'Decline {name}',
  },
  declined: {
    id: 'mf-campaigns.pickup-invitation.declined',
    description: 'Toast, with a button to undo',
    defaultMessage: 'Du har tackat nej till {brand}',
    en: 'You have declined the invitation of {brand}',
  },
  title: {
    id: 'mf-campaigns.pickup-invitation.title',
    description: 'Heading in the marketplace',
    defaultMessage: 'Du är inbjuden att hämta',
    en: 'You are invited to pick up',
  },
})
